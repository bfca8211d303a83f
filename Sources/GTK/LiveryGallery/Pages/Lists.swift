import LiveryAdwaita

extension BuiltPage {
  private static let folders: [String: [String]] = [
    "Music": ["Albums", "Concerts"], "Albums": ["2019", "2021"],
    "Pictures": ["Winter 1911", "Boats"], "Documents": ["Letters"],
  ]

  func prepareLists() {
    widget("tree", as: ListView.self)?.showTree(
      ["Music", "Pictures", "Documents", "Trash"], expanded: [0, 1]
    ) { Self.folders[$0] ?? [] }
    let columns = widget("columns", as: ColumnView.self)
    columns?.sortDescending(by: 3)
    columns?.select([1, 2])
    widget("gridview", as: GridView.self)?.select([0, 4])
    widget("flowbox-tags", as: FlowBox.self)?.select(1)
    widget("treeview", as: TreeView.self)?.select(1)
  }
}
