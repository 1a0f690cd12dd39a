import { linksHeader } from "../../contract/jsonapi.ts"
import { fileFields, sourcedTypes } from "./model.ts"

/** Where the back end answers; the embedded server's address unless the environment says otherwise. */
export const apiUrl = (process.env.G30_API_URL ?? "http://127.0.0.1:8000").replace(/\/+$/, "")

// What a browser asks, which Gatsby hands to the bundle: the same, where nobody said otherwise. Empty is the site's own origin.
process.env.GATSBY_API_URL ??= process.env.G30_API_URL ?? ""

// gatsby-source-drupal asks for every type of the entry point that isn't named here. These are the types of the recorded Drupal (core, simple_oauth,
// consumers) that the site isn't built from; files come with what refers to them (`include`), so that only those that are needed are read.
const foreignTypes = [
  "self",
  "describedby",
  "file--file",
  "user--user",
  "user_role--user_role",
  "node--agenda",
  "taxonomy_term--event_categories",
  "taxonomy_term--themes",
  "action--action",
  "base_field_override--base_field_override",
  "block--block",
  "block_content--basic",
  "block_content_type--block_content_type",
  "comment--comment",
  "comment_type--comment_type",
  "configurable_language--configurable_language",
  "consumer--consumer",
  "contact_form--contact_form",
  "contact_message--feedback",
  "contact_message--personal",
  "crop--focal_point",
  "date_format--date_format",
  "editor--editor",
  "entity_form_display--entity_form_display",
  "entity_form_mode--entity_form_mode",
  "entity_view_display--entity_view_display",
  "entity_view_mode--entity_view_mode",
  "field_config--field_config",
  "field_storage_config--field_storage_config",
  "filter_format--filter_format",
  "image_style--image_style",
  "language_content_settings--language_content_settings",
  "media_type--media_type",
  "menu--menu",
  "menu_link_content--menu_link_content",
  "node_type--node_type",
  "oauth2_scope--oauth2_scope",
  "oauth2_token--access_token",
  "oauth2_token--auth_code",
  "oauth2_token--refresh_token",
  "oauth2_token_type--oauth2_token_type",
  "path_alias--path_alias",
  "rest_resource_config--rest_resource_config",
  "search_page--search_page",
  "shortcut--default",
  "shortcut_set--shortcut_set",
  "taxonomy_vocabulary--taxonomy_vocabulary",
  "tour--tour",
  "view--view",
]

/** Options of gatsby-source-drupal: published content of the site's kinds, with the files it refers to. */
export const sourceOptions = {
  baseUrl: `${apiUrl}/`,
  apiBase: "jsonapi",
  headers: { [linksHeader]: "asked" },
  disallowedLinkTypes: foreignTypes,
  filters: Object.fromEntries(sourcedTypes.map((type) => [type, collectionQuery(type)])),
  // A file that can't be fetched would fail the whole build there; files.ts fetches them, and reports.
  skipFileDownloads: true,
  imageCDN: false,
}

function collectionQuery(type: (typeof sourcedTypes)[number]): string {
  const include = fileFields(type).join(",")
  return include === "" ? "filter[status]=1" : `filter[status]=1&include=${include}`
}
