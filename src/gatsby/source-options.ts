import { kinds, resourceTypes } from "../../contract/content.ts"
import { linksHeader } from "../../contract/jsonapi.ts"
import { fileFields, sourcedTypes } from "./model.ts"

/** The back end's address; by default the embedded server's. */
export const apiUrl = (process.env.G30_API_URL ?? "http://127.0.0.1:8000").replace(/\/+$/, "")

// Gatsby writes this variable into the bundle: the address that browsers ask. Empty is the site's own origin.
process.env.GATSBY_API_URL ??= process.env.G30_API_URL ?? ""

/** Hosts whose links are links within the site. */
export const ownHosts = [apiUrl, process.env.GATSBY_API_URL, process.env.G30_SITE_URL ?? ""]
  .filter((url) => URL.canParse(url))
  .map((url) => new URL(url).host)

// gatsby-source-drupal asks for every type that isn't named here. These are the types of the recorded Drupal (core, simple_oauth, consumers)
// that the site isn't built from. Files come with the items that refer to them, by `include`. A type without bundles says its name twice.
const withoutBundles = `
  action base_field_override block block_content_type comment comment_type configurable_language consumer contact_form date_format
  editor entity_form_display entity_form_mode entity_view_display entity_view_mode field_config field_storage_config filter_format
  image_style language_content_settings media_type menu menu_link_content node_type oauth2_scope oauth2_token_type path_alias
  rest_resource_config search_page shortcut_set taxonomy_vocabulary tour view
`

const foreignTypes = [
  "self",
  // src/gatsby/redirects.ts reads them.
  "redirect--redirect",
  "describedby",
  "user_role--user_role",
  ...resourceTypes.filter((type) => kinds[type].graphql === null),
  "taxonomy_term--themes",
  "block_content--basic",
  "contact_message--feedback",
  "contact_message--personal",
  "crop--focal_point",
  "oauth2_token--access_token",
  "oauth2_token--auth_code",
  "oauth2_token--refresh_token",
  "shortcut--default",
  ...withoutBundles
    .trim()
    .split(/\s+/)
    .map((name) => `${name}--${name}`),
]

export const sourceOptions = {
  baseUrl: `${apiUrl}/`,
  apiBase: "jsonapi",
  headers: { [linksHeader]: "asked" },
  disallowedLinkTypes: foreignTypes,
  filters: Object.fromEntries(sourcedTypes.map((type) => [type, collectionQuery(type)])),
  // There, a missing file would fail the build. src/gatsby/content/files.ts reports it.
  skipFileDownloads: true,
  imageCDN: false,
}

function collectionQuery(type: (typeof sourcedTypes)[number]): string {
  const include = fileFields(type)
    .map(({ name }) => name)
    .join(",")
  const audience = type === "node--agenda" ? ["filter[field_audience]=public"] : []
  return ["filter[status]=1", ...audience, ...(include === "" ? [] : [`include=${include}`])].join("&")
}
