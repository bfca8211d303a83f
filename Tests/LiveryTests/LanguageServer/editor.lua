-- Drives `livery lsp` by Neovim's own client, and prints what it shows.
-- nvim --headless --clean -u NONE -l is newer than 0.7: -c 'luafile editor.lua' does the same.

local program, path = vim.env.LIVERY, vim.env.THEME
local said = {}

local function fail(message)
  io.stderr:write(message .. "\n")
  vim.cmd("cquit 1")
end

local function wait(what, condition)
  if not vim.wait(20000, condition, 10) then
    fail("waited too long for " .. what)
  end
end

vim.cmd("edit " .. path)
local id = vim.lsp.start_client({ name = "livery", cmd = { program, "lsp" }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, id)
wait("diagnostics", function()
  return #vim.diagnostic.get(0) > 0
end)
for _, one in ipairs(vim.diagnostic.get(0, { severity = vim.diagnostic.severity.ERROR })) do
  table.insert(said, string.format("%d:%d %s [%s]", one.lnum + 1, one.col + 1, one.message, one.code))
end

local function ask(method, line, column, more)
  local parameters = vim.tbl_extend("force", {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = { line = line, character = column },
  }, more or {})
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 20000)
  local answer = answers and answers[id]
  if not answer or answer.err then
    fail(method .. ": " .. vim.inspect(answer))
  end
  return answer.result
end

-- What a person would press: rename, then the text of the buffer.
local edit = ask("textDocument/rename", 6, 13, { newName = "coral" })
vim.lsp.util.apply_workspace_edit(edit, "utf-16")
wait("a judgement of the changed text", function()
  local found = vim.diagnostic.get(0)
  return #found > 0
end)
table.insert(said, table.concat(vim.api.nvim_buf_get_lines(0, 3, 7, false), " / "))
table.insert(said, ask("textDocument/hover", 6, 13).contents.value:match("^[^\n]*"))

-- The mistake is taken away by typing, and so is its diagnostic.
vim.api.nvim_buf_set_text(0, 5, 1, 5, 1, { "c" })
wait("no diagnostics", function()
  return #vim.diagnostic.get(0, { severity = vim.diagnostic.severity.ERROR }) == 0
end)
vim.lsp.stop_client(id)
wait("the end of the server", function()
  return vim.lsp.client_is_stopped(id)
end)
io.stdout:write(table.concat(said, "\n") .. "\n")
vim.cmd("qall!")
