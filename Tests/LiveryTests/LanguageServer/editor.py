"""Drives `livery lsp` by pygls, whose types check every message, and prints what it was told.

editor.py PROGRAM FOLDER
"""

import asyncio
import json
import pathlib
import sys

from lsprotocol import types
from pygls.lsp.client import LanguageClient

PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])


def place(text, mark, shift=0):
    before = text[: text.index(mark) + shift]
    line = before.rsplit("\n", 1)[-1]
    return types.Position(before.count("\n"), len(line.encode("utf-16-le")) // 2)


async def main():
    client = LanguageClient("livery-tests", "1")
    published = asyncio.Queue()
    client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda said: published.put_nowait(said))
    await client.start_io(PROGRAM, "lsp")
    answer = await client.initialize_async(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(
                text_document=types.TextDocumentClientCapabilities(
                    publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
                        related_information=True))),
            root_uri=FOLDER.as_uri()))
    assert answer.capabilities.position_encoding == "utf-16"
    client.initialized(types.InitializedParams())

    path = FOLDER / "x.livery.toml"
    text = path.read_text()
    document = types.TextDocumentIdentifier(path.as_uri())
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(path.as_uri(), "toml", 1, text)))
    said = await published.get()
    found = [[d.range.start.line, d.code, d.message] for d in said.diagnostics]

    def at(mark, shift=0):
        return {"text_document": document, "position": place(text, mark, shift)}

    hover = await client.text_document_hover_async(types.HoverParams(**at("$reef", 2)))
    completion = await client.text_document_completion_async(
        types.CompletionParams(**at("$reef", 3)))
    definition = await client.text_document_definition_async(
        types.DefinitionParams(**at("$reef", 2)))
    prepared = await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(**at("$reef", 2)))
    rename = await client.text_document_rename_async(
        types.RenameParams(**at("$reef", 2), new_name="coral"))
    colors = await client.text_document_document_color_async(
        types.DocumentColorParams(text_document=document))
    chosen = await client.text_document_color_presentation_async(
        types.ColorPresentationParams(
            text_document=document, color=types.Color(1.0, 0.0, 0.0, 1.0), range=colors[0].range))
    start = said.diagnostics[0].range.start
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            document, types.Range(start, start), types.CodeActionContext(said.diagnostics)))

    # Keystrokes that come faster than they are judged: the last text counts.
    for number in range(3):
        end = types.Position(0, number)
        client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(number + 2, path.as_uri()),
                [types.TextDocumentContentChangePartial(
                    range=types.Range(end, end), text="#")]))
    while True:
        last = await published.get()
        if last.version == 4:
            break
    client.text_document_did_close(types.DidCloseTextDocumentParams(document))
    closed = await published.get()
    await client.shutdown_async(None)
    client.exit(None)
    status = await client._server.wait()
    await client.stop()
    print(
        json.dumps(
            {
                "found": found,
                "hover": hover.contents.value.splitlines()[0],
                "completion": "reef" in [item.label for item in completion.items],
                "definition": definition[0].range.start.line,
                "prepared": prepared.start.character,
                "rename": [edit.new_text for edit in rename.changes[path.as_uri()]],
                "colors": len(colors),
                "chosen": chosen[0].label,
                "action": actions[0].edit.changes[path.as_uri()][0].new_text,
                "last": len(last.diagnostics),
                "closed": len(closed.diagnostics),
                "status": status,
            }))


asyncio.run(main())
