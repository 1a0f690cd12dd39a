import type { Langcode } from "../../contract/fields.ts"
import { linksHeader } from "../../contract/jsonapi.ts"
import { defaultLanguage, languages } from "../../contract/languages.ts"
import { makeBuildAccount } from "./build-account.ts"
import { collectionName, fileFields, sourcedTypes } from "./model.ts"

/** The back end is by default the embedded server. */
export const apiUrl = (process.env.G30_API_URL ?? "http://127.0.0.1:8000").replace(/(?<!\/)\/+$/, "")

// Gatsby writes this variable into the bundle: browsers ask the back end there. Empty means the site's own origin.
process.env.GATSBY_API_URL ??= process.env.G30_API_URL ?? ""

/** Links to these hosts are links within the site. */
export const ownHosts = [apiUrl, process.env.GATSBY_API_URL, process.env.G30_SITE_URL ?? ""]
  .filter((url) => URL.canParse(url))
  .map((url) => new URL(url).host)

export const buildAccount = makeBuildAccount(apiUrl, process.env)

export const sourceOptions = {
  baseUrl: `${apiUrl}/`,
  apiBase: "jsonapi",
  headers: { [linksHeader]: "asked" },
  // Files come with the items that refer to them, by `include`, so a file of a draft is never read.
  filters: Object.fromEntries(
    languages.flatMap((language) => sourcedTypes.map((type) => [collectionName(type, language), collectionQuery(type, language)])),
  ),
  // Each translation gets a node of its own. The plugin would drop the filters of translatable kinds
  // (docs/decisions/0023-collections-of-languages.md), so src/gatsby/source-requests.ts names a collection for each language.
  languageConfig: {
    defaultLanguage,
    enabledLanguages: [...languages],
    filterByLanguages: false,
    translatableEntities: [],
    nonTranslatableEntities: ["file--file"],
  },
  // Without this, a missing file would fail the build. src/gatsby/content/files.ts reports it.
  skipFileDownloads: true,
  imageCDN: false,
}

function collectionQuery(type: (typeof sourcedTypes)[number], language: Langcode): string {
  const include = fileFields(type)
    .map(({ name }) => name)
    .join(",")
  const audience = type === "node--agenda" ? ["filter[field_audience]=public"] : []
  // Without it the back end would answer all items, those without the language in another.
  const ofLanguage = language === defaultLanguage ? [] : [`filter[langcode]=${language}`]
  return ["filter[status]=1", ...ofLanguage, ...audience, ...(include === "" ? [] : [`include=${include}`])].join("&")
}
