import LiveryRendering
import ThemeModel
import ThemeProject

/// The result of a sheet, for its `report.json`.
struct SheetReport {
  private let request: SheetRequest
  private let results: [VariantResult]

  /// The tasks whose stylesheets crash GTK, with the reasons.
  private let refused: [Int: String]

  init(_ request: SheetRequest, _ results: [VariantResult], refused: [Int: String]) {
    (self.request, self.results, self.refused) = (request, results, refused)
  }

  /// The pictures of each theme, in the order of the named themes.
  var themes: [AppPicture.Theme] {
    var order: [String] = []
    var tasks: [String: [Int]] = [:]
    for (index, task) in request.tasks.enumerated() {
      let id = task.tried.theme.id
      if tasks[id] == nil { order.append(id) }
      tasks[id, default: []].append(index)
    }
    return order.map { id in theme(id, tasks[id] ?? []) }
  }

  private func theme(_ id: String, _ tasks: [Int]) -> AppPicture.Theme {
    let variants = tasks.map { request.tasks[$0].tried.variant }.unique
    return AppPicture.Theme(
      id, name: tasks.first.map { request.tasks[$0].tried.theme.name } ?? id,
      missing: tasks.allSatisfy { refused[$0] != nil } ? tasks.first.flatMap { refused[$0] } : nil,
      variants: variants.map { variant in
        (variant, tasks.filter { request.tasks[$0].tried.variant == variant }.flatMap(pictures))
      })
  }

  private func pictures(of task: Int) -> [AppPicture] {
    let app = request.tasks[task].app
    return results[task].pictures.map { picture in
      AppPicture(
        of: app.name, page: app.name(of: picture.name), file: picture.file, width: picture.width,
        height: picture.height, flaky: picture.problem)
    }
  }
}
