import { buildStampPath } from "#contract/publishing.ts"
import type { Declared } from "./compare-sites.ts"

const eventFile = /^((fr|nl)\/)?agenda\/.*\.ics$/

const lastChange = /<updated>[^<]*<\/updated>|<lastmod>[^<]*<\/lastmod>|"dateModified":"[^"]*"|"changed":"[^"]*"|^REV:.*$/gm

/** In what the site built from a Drupal differs from the one built from the embedded server with the same content. At most ten, each with its reason. */
export const declaredDifferences: readonly Declared[] = [
  {
    what: "the build's own stamp, build.json",
    reason: "It names the build and its time, and the numbers of the items.",
    erase: (file) => (`/${file.path}` === buildStampPath ? { ...file, text: "" } : file),
  },
  {
    what: "the addresses and numbers in each item's edit.json",
    reason: "Drupal gives numbers itself, to items as well as to versions, and a version is as old as its save.",
    erase: ({ path, text }) =>
      path.endsWith("/edit.json")
        ? {
            path: path.replace(/\/\d+\/edit\.json$/, "/#/edit.json"),
            text: text.replace(/"(id|vid)":\d+/g, '"$1":0').replace(/"changed":"[^"]*"/, ""),
          }
        : { path, text },
  },
  {
    what: "the version and the time of last change of events in calendar files",
    reason: "They are those of the item's version in Drupal, which the push made.",
    erase: ({ path, text }) => ({
      path,
      text: eventFile.test(path) ? text.replace(/^(SEQUENCE|DTSTAMP|LAST-MODIFIED):.*$/gm, "$1") : text,
    }),
  },
  {
    what: "the times of last change in feeds, the sitemap, vCards, structured data and page data",
    reason: "They are those of the item's version in Drupal, which the push made.",
    erase: ({ path, text }) => ({ path, text: /\.(xml|vcf|html)$|page-data\.json$/.test(path) ? text.replace(lastChange, "") : text }),
  },
  {
    what: "the search index",
    reason: "It knows documents by the items' numbers, which Drupal gives itself.",
    erase: (file) => (/^search\/\w\w\/.*\.json$/.test(file.path) ? { path: "search/#", text: "" } : file),
  },
  {
    what: "redirects from former addresses",
    reason: "Without the module redirect a Drupal keeps none, and a push says so.",
    erase: ({ path, text }) => ({ path, text: path === "_redirects" ? text.replace(/^\/post\/\S+ \/\S+ 301\n/gm, "") : text }),
  },
]
