# Livery: 'make run' opens the window, 'make test' runs every test; both install what they need.

PREFIX ?= /usr/local
DESTDIR ?=

# Where 'make install' builds.
SCRATCH ?= .build

# Where 'make run' leaves pictures of the gallery when there is no display.
PICTURES ?= build/gallery

# For how long 'make soak' tries to break things, and 'make fuzz' each reader, in seconds.
SOAK_SECONDS ?= 3600
FUZZ_SECONDS ?= 60

# The same of 'make crash-search', which searches for stylesheets that GTK does not survive.
SEARCH_SECONDS ?= 300

# What Debian calls the things that are needed, by what needs them.
HEADLESS_PACKAGES = libyaml-dev libseccomp-dev pkg-config
BUILD_PACKAGES = $(HEADLESS_PACKAGES) libgtk-4-dev libadwaita-1-dev libxcb-xtest0-dev libxcb-shape0-dev
SHOW_PACKAGES = adwaita-icon-theme fonts-cantarell librsvg2-common
TEST_PACKAGES = $(BUILD_PACKAGES) $(SHOW_PACKAGES) xvfb xauth dbus at-spi2-core \
	gir1.2-atspi-2.0 python3-gi gir1.2-gtk-3.0 gir1.2-adw-1 strace libgtk-4-bin \
	python3-jsonschema python3-junitparser python3-sarif-python-om neovim python3-venv \
	zsh fish gettext locales

# What Debian does not have: a client of the Language Server Protocol, whose types check messages.
PYTHON_PACKAGES = pygls==2.1.1 lsprotocol==2025.0.0

# The products that are libraries, each with pages of its own; a link in them that leads nowhere is an
# error.
LIBRARIES = ThemeColor ThemeModel GTKKnowledge ThemeCSS ThemeFormats ThemeLint ThemeSession LiveryGTK
DOCC = --enable-experimental-combined-documentation --warnings-as-errors --hosting-base-path api

LINT_PACKAGES = gettext desktop-file-utils appstream libgtk-4-bin xvfb xauth

SOURCES = Package.swift Sources Tests

# No warnings, and no import that the manifest does not declare. Tests and lint share them, so that
# one build serves both. A backtrace has its lines; all that a debugger wants besides would take a
# quarter more time.
CHECKS = --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors \
	-Xswiftc -gline-tables-only

# With 'WHOLE_MODULES=1' each module is compiled as a whole. A build from nothing then takes a sixth less
# of the processors' time, but one after a small change takes longer: only '.ci/run' sets it.
WHOLE_MODULES ?=
CHECKS += $(if $(WHOLE_MODULES),-Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization \
	-Xswiftc -num-threads -Xswiftc $(shell nproc))

# Reads inputs that libFuzzer makes, under the address sanitizer. Of the two '--sanitize' the compiler takes
# the last, so that what steers libFuzzer has to be asked for: counters of all branches.
BUILD_FUZZ = LIVERY_HEADLESS=1 LIVERY_FUZZ=1 swift build -c release --scratch-path .build/fuzz \
	--product ReaderFuzz --sanitize fuzzer --sanitize address -Xswiftc -gline-tables-only \
	-Xswiftc -sanitize-coverage=edge,indirect-calls,trace-cmp,inline-8bit-counters,pc-table

BUILD_TESTS = LIVERY_OPTIMIZED=1 swift build --build-tests $(CHECKS)
TEST = LIVERY_OPTIMIZED=1 swift test $(CHECKS)

# The programs that people install: Swift's library is a part of them. They are stripped, so that no
# information for debuggers is made.
BUILD_RELEASE = swift build -c release --static-swift-stdlib --disable-local-rpath -Xswiftc -gnone

# Files that are only being packed are none of the desktop's.
REFRESH_CACHES = $(if $(DESTDIR),,data/refresh-caches $(PREFIX)/share)

VERSION = $(shell sed -n 's/.*current = "\(.*\)"/\1/p' Sources/CommandLine/CommandLineKit/Console/Version.swift)

# When the files of packages were made: the time of the commit, so that it always gives the same bytes.
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 0)

.PHONY: packages run pictures build build-tests test test-headless test-newer fuzz soak crash-search tour benchmark accuracy lint format \
	translations reference docs deb test-packages dist install uninstall clean

# All that the other commands install, for a machine that is made once.
packages:
	@data/install-packages $(TEST_PACKAGES) $(LINT_PACKAGES) pandoc

run:
	@data/install-packages $(BUILD_PACKAGES) $(SHOW_PACKAGES)
	swift build --product livery-preview
	data/build-reload-library .build/debug
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then .build/debug/livery-preview; \
	else $(MAKE) --no-print-directory pictures; fi

# The gallery in the built-in themes, on a screen that nobody sees.
pictures:
	@data/install-packages $(SHOW_PACKAGES) xvfb
	.build/debug/livery-preview render adwaita midnight daylight ocean mint pumpkin \
	  -o $(PICTURES) --contact-sheet
	@echo "there is no display; the gallery is in $(abspath $(PICTURES))/index.html"

build:
	swift build
	data/build-reload-library .build/debug

# What the tests need, and they themselves, not run.
build-tests:
	@data/install-packages $(TEST_PACKAGES)
	@data/install-python .build/python $(PYTHON_PACKAGES)
	$(BUILD_TESTS)
	data/build-reload-library .build/debug

# All tests, or those whose names match 'TESTS', a regular expression.
test: build-tests
	$(TEST) --skip-build $(if $(TESTS),--filter '$(TESTS)')

test-headless:
	@data/install-packages $(HEADLESS_PACKAGES)
	LIVERY_HEADLESS=1 $(TEST)

# The tests that face GTK, on those of Debian 13 and of unstable; what is known of each GTK, the
# system's too; and the two commands of the README on fresh machines of both.
test-newer:
	@data/install-packages $(TEST_PACKAGES) mmdebstrap
	$(BUILD_TESTS)
	LIVERY_RELEASE_TABLES=1 $(TEST) --filter LiveryAdwaitaTests.ReleaseTableTests
	Tests/NewerGTK/run trixie
	Tests/NewerGTK/run sid
	Tests/NewerGTK/run trixie -- crash-search search --seconds $(SEARCH_SECONDS)
	Tests/NewerGTK/run sid -- crash-search search --seconds $(SEARCH_SECONDS)
	Tests/FreshMachine/run trixie
	Tests/FreshMachine/run sid

# Inputs for every reader for a minute, which go on from those in 'Tests/Fuzz/Inputs'.
fuzz:
	$(BUILD_FUZZ)
	python3 Tests/Fuzz/soak.py --each $(FUZZ_SECONDS)

# Inputs for every reader, kills while files are written, random input to the window, and stylesheets for
# GTK; the end is a table, and a failure where anything was found.
soak:
	@data/install-packages $(TEST_PACKAGES)
	$(BUILD_FUZZ)
	swift build -c release --product ReaderSoak
	swift build -c release --product UISoak
	$(BUILD_TESTS)
	python3 Tests/Fuzz/soak.py $(SOAK_SECONDS)

# Stylesheets that the checks admit and GTK might not survive, for SEARCH_SECONDS; the day makes the seed.
crash-search:
	.build/debug/crash-search search --seconds $(SEARCH_SECONDS) --seed $$(date +%Y%m%d)

# A designer's day in the window by keys and by the mouse: the steps, with a picture of each.
tour:
	@data/install-packages $(TEST_PACKAGES)
	swift build --product livery-preview
	swift build --product livery
	python3 -B Tests/EndToEnd/end_to_end.py keys .build/debug build/tour/keys
	python3 -B Tests/EndToEnd/end_to_end.py mouse .build/debug build/tour/mouse
	@echo "the tours are in $(abspath build/tour)/keys/index.html and mouse/index.html"

# What the programs take, as installed, beside what does the same work: a table in docs.
benchmark:
	@data/install-packages $(BUILD_PACKAGES) $(SHOW_PACKAGES) gtk-4-examples libx11-6 sassc xvfb xauth dbus
	$(MAKE) --no-print-directory install DESTDIR=$(abspath build/benchmark)
	$(BUILD_RELEASE) --scratch-path $(SCRATCH) --product WindowBenchmark
	$(BUILD_RELEASE) --scratch-path $(SCRATCH) --product bare-window
	dbus-run-session -- xvfb-run -a -s '-screen 0 1600x1200x24' sh -c \
	  'python3 -B Tests/Benchmarks/table.py build/benchmark$(PREFIX)/bin $(SCRATCH)/release \
	  > build/benchmarks.md'
	mv build/benchmarks.md docs/benchmarks.md

# How much of what is wrong 'check' finds, and what not: a page in docs.
accuracy:
	@data/install-packages $(BUILD_PACKAGES)
	swift build --product livery
	@mkdir -p build
	python3 -B Tests/Accuracy/measure.py .build/debug/livery > build/accuracy.md
	mv build/accuracy.md docs/accuracy.md

lint:
	@data/install-packages $(LINT_PACKAGES)
	swift format lint --strict --recursive $(SOURCES)
	$(BUILD_TESTS)
	Tests/CodeStyle/run

# Catalogs for translators and their compiled forms, after words of the window have changed.
translations:
	@data/install-packages gettext
	python3 -B Tests/Translation/catalogs.py

format:
	swift format format --in-place --recursive $(SOURCES)

# The pages that are made of the rules and of the keys of a theme. The build is that of the tests.
reference:
	@data/install-packages $(BUILD_PACKAGES)
	LIVERY_OPTIMIZED=1 swift build --product livery $(CHECKS)
	.build/debug/livery rule --format markdown > docs/rules.md
	.build/debug/livery schema --format markdown > docs/theme-file.md

docs: reference
	@data/install-packages pandoc
	rm -rf build/site
	swift package --scratch-path .build/docs generate-documentation $(DOCC) \
	  $(foreach library,$(LIBRARIES),--target $(library))
	mkdir -p build/site
	cp -R .build/docs/plugins/Swift-DocC/outputs/livery.doccarchive build/site/api
	python3 -B docs/site/site.py build/site

DIST = livery-$(VERSION)-$(shell uname -m)

# A tarball of the command line alone for machines of this architecture without Swift and GTK, its bill of
# materials, and the checksums of both.
dist:
	@data/install-packages $(HEADLESS_PACKAGES)
	LIVERY_HEADLESS=1 LIVERY_STATIC=1 $(BUILD_RELEASE) --scratch-path .build/dist --product livery
	SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) data/pack-tarball .build/dist/release/livery build $(VERSION)
	SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) data/write-sbom build/$(DIST).tar.gz $(VERSION)
	cd build && sha256sum $(DIST).tar.gz $(DIST).spdx.json > $(DIST).sha256

# Packages for Debian: 'livery' without GTK, and 'livery-preview'.
deb:
	@data/install-packages $(BUILD_PACKAGES) gettext dpkg-dev
	rm -rf build/deb
	$(MAKE) install DESTDIR=$(abspath build/deb/installed) PREFIX=/usr SCRATCH=.build/package
	SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) data/deb/pack build/deb/installed build/deb $(VERSION)
	rm -r build/deb/installed build/deb/livery build/deb/livery-preview
	@ls -l build/deb

# The packages in a clean root of Debian 12, from their install to their removal, and lintian's errors.
test-packages: deb
	@data/install-packages mmdebstrap lintian
	lintian --fail-on error build/deb/*.deb
	Tests/Packages/run build/deb

# The window's program first: it is made of more modules, which keep all cores busy.
install:
	$(if $(shell command -v msgfmt),,@data/install-packages gettext)
	$(BUILD_RELEASE) --scratch-path $(SCRATCH) --product livery-preview
	$(BUILD_RELEASE) --scratch-path $(SCRATCH) --product livery
	install -D -s -m 755 $(SCRATCH)/release/livery $(DESTDIR)$(PREFIX)/bin/livery
	install -D -s -m 755 $(SCRATCH)/release/livery-preview $(DESTDIR)$(PREFIX)/bin/livery-preview
	data/install-files $(SCRATCH)/release $(DESTDIR)$(PREFIX)
	$(REFRESH_CACHES)

uninstall:
	data/uninstall-files $(DESTDIR)$(PREFIX)
	$(REFRESH_CACHES)

clean:
	rm -rf .build
