import { splitLanguage } from "#contract/languages.ts"
import { withDocuments, type Result } from "./answer.ts"
import { find, type Hit } from "./find.ts"
import type { IndexReader } from "./index-reader.ts"

const most = 3
/** A page is close if its title, names or address have this share of the missing address's words. */
const leastShare = 0.5
/** Names have this weight in src/gatsby/content/search/term-weights.ts, and other words less. */
const leastWeight = 5

/** If no page is close to the address's last part, its first part may name a list. */
export async function closestPages(pathname: string, reader: IndexReader): Promise<readonly Result[]> {
  const { language, path } = splitLanguage(pathname)
  // The further pages of a list may be gone, but not the list.
  const [first = "", ...others] = path
    .replace(/\/page\/\d+\/?$/, "")
    .split("/")
    .filter((part) => part !== "")
  const findClose = async (text: string): Promise<readonly Hit[]> => {
    const { hits } = await find(text.replaceAll(/[-_.+]+/g, " "), reader, { language, leastWeight, isLoose: true })
    return hits.filter(({ share }) => share >= leastShare).slice(0, most)
  }
  const closeHits = others.length === 0 ? [] : await findClose(others.join(" "))
  return withDocuments(closeHits.length > 0 ? closeHits : await findClose(first), reader)
}
