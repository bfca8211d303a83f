import CLiveryAdwaita

/// A page that explains why there is no content.
public final class StatusPage: Widget {
  public convenience init(icon: String, title: String, description: String) {
    self.init(retaining: adw_status_page_new())
    adw_status_page_set_icon_name(opaque, icon)
    adw_status_page_set_title(opaque, title)
    adw_status_page_set_description(opaque, description.escapedMarkup)
  }
}
