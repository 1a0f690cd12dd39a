import { existsSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { completeChunkMap } from "./chunk-map.ts"
import { forgetProse } from "./content/body.ts"
import { contactsOf } from "./content/contacts/contact-files.ts"
import type { ItemFields } from "./content/item-fields.ts"
import { textsFile, writeTexts } from "./content/kept-texts.ts"
import { decoded } from "./content/links.ts"
import { madeLists } from "./content/lists.ts"
import { collectProblems } from "./content/build-problems.ts"
import { writeReport } from "./content/report.ts"
import { searchFiles } from "./content/search/search-files.ts"
import { feedsOf } from "./feeds/feed-files.ts"
import { writeHeaders } from "./static-host-headers.ts"
import { writeRedirects } from "./redirects.ts"
import { makePageReader } from "./read-pages.ts"
import { pagesOf, writeSitemap } from "./sitemap.ts"
import { coverOf, drawCards } from "./social/social-pictures.ts"
import { madeFiles, madeItems } from "./source-nodes.ts"
import { stamp } from "./stamps.ts"
import { makeMover } from "./unshown-files.ts"
import { writeWebManifests } from "./web-manifest.ts"
import { makeWriter } from "./write-files.ts"

const folder = path.resolve("public")
const readPages = makePageReader(folder)
const moveUnshown = makeMover(folder, path.resolve(".cache", "unshown"))
const writeFiles = makeWriter(folder)

/** The next process reads these instead of computing them again. */
function keep(items: readonly ItemFields[]): Promise<void> {
  writeTexts(textsFile, [...new Set(items.flatMap(({ placement }) => placement.item.translations))])
  forgetProse()
  return Promise.resolve()
}

/** The warm builder runs `doLater` after it has reported the build. Gatsby gives none. */
type PostBuildArgs = BuildArgs & { readonly doLater?: (work: () => Promise<void>) => void }

/** Also removes the pictures that no page shows. */
export async function onPostBuild(gatsby: PostBuildArgs): Promise<void> {
  const siteUrl = process.env.G30_SITE_URL ?? ""
  await completeChunkMap(folder, path.resolve(".cache"))
  await writeHeaders(folder, { siteUrl, apiUrl: process.env.GATSBY_API_URL })
  const items = madeItems(gatsby)
  const lists = madeLists(gatsby)
  await writeSitemap(folder, { store: gatsby.store, getNode: (id) => lists.get(id) }, { items, siteUrl })
  await writeWebManifests(folder)
  const problems = collectProblems()
  const redirecting = await writeRedirects(folder, items, { reporter: gatsby.reporter, problems })
  const { pages, files } = await readPages(gatsby, siteUrl)
  moveUnshown(files)
  await drawCards(folder, pages)
  const feeds = feedsOf(items, siteUrl, (page) => coverOf(folder, pages, page))
  const stamps = stamp(folder, gatsby, items)
  writeFiles(new Map([...madeFiles(gatsby), ...contactsOf(items, siteUrl), ...searchFiles(items), ...feeds, ...stamps]))
  const keepAll = () => keep(items)
  if (gatsby.doLater === undefined) await keepAll()
  else gatsby.doLater(keepAll)
  const builtPages = pagesOf(gatsby.store)
  const isThere = (address: string) => redirecting.has(address) || builtPages.has(address) || existsSync(path.join(folder, address))
  // The names of pages and files are decoded, those of redirects aren't.
  const leadsOn = (address: string) => isThere(address) || isThere(decoded(address))
  await writeReport(gatsby, { leadsOn, more: problems.all() })
}
