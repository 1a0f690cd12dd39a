import { existsSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { completeChunkMap } from "./chunk-map.ts"
import { forgetProse } from "./content/body.ts"
import { calendarsIn, notedCalendars } from "./content/agenda/calendars.ts"
import { contactsIn, contactsOf } from "./content/contacts/contact-files.ts"
import { directoriesIn, notedDirectories } from "./content/directory/directory.ts"
import type { ItemFields } from "./content/item-fields.ts"
import { textsFile, writeTexts } from "./content/kept-texts.ts"
import { decoded } from "./content/links.ts"
import { indexFilesIn, notedIndexFiles } from "./content/publications/index-files.ts"
import { collectProblems } from "./content/problems.ts"
import { writeReport } from "./content/report.ts"
import { searchFiles, searchFilesIn } from "./content/search/search-files.ts"
import { feedsIn, feedsOf } from "./feeds/feed-files.ts"
import { writeHeaders } from "./headers.ts"
import { writeRedirects } from "./redirects.ts"
import { pagesOf, writeSitemap } from "./sitemap.ts"
import { makeSocialPictures } from "./social/social-pictures.ts"
import { madeItems, madeNodes } from "./source-nodes.ts"
import { makeStamping } from "./stamps.ts"
import { writeWebManifests } from "./web-manifest.ts"
import { makeWriter, type Files } from "./write-files.ts"

type Build = { readonly gatsby: BuildArgs; readonly items: readonly ItemFields[]; readonly siteUrl: string }
/** Writes files beside the pages. */
type Writer = (build: Build) => void | Promise<void>

const folder = path.resolve("public")
const social = makeSocialPictures(folder)
const stamp = makeStamping(folder)

/** What is made of the content beside the pages. */
const writers: readonly Writer[] = [
  texts(calendarsIn, ({ gatsby }) => notedCalendars(gatsby)),
  texts(contactsIn, ({ items, siteUrl }) => contactsOf(items, siteUrl)),
  texts(directoriesIn, ({ gatsby }) => notedDirectories(gatsby)),
  texts(indexFilesIn, ({ gatsby }) => notedIndexFiles(gatsby)),
  texts(searchFilesIn, ({ items }) => searchFiles(items)),
  async ({ gatsby, siteUrl }) => {
    await social.draw(gatsby, siteUrl)
  },
  // They name pictures of pages, which have just been read.
  texts(feedsIn, ({ items, siteUrl }) => feedsOf(items, siteUrl, social.coverOf)),
  ({ gatsby, items }) => stamp(gatsby, items),
]

function texts(readBefore: (folder: string) => Files, make: (build: Build) => Files): Writer {
  const write = makeWriter(folder, readBefore)
  return (build) => write(make(build))
}

/** Keeps what the next process needn't work out again. */
function keep(items: readonly ItemFields[]): Promise<void> {
  writeTexts(textsFile, [...new Set(items.flatMap(({ given }) => given.item.translations))])
  forgetProse()
  return Promise.resolve()
}

/** The warm builder gives `doLater`: it does that work after it has reported the build. Gatsby gives none. */
type Finished = BuildArgs & { readonly doLater?: (work: () => Promise<void>) => void }

/**
 * Writes what Gatsby doesn't: chunk-map.json, `_headers`, `_redirects`, the sitemap, robots.txt, the web manifests, the report of the build, and
 * what `writers` name.
 */
export async function onPostBuild(gatsby: Finished): Promise<void> {
  const siteUrl = process.env.G30_SITE_URL ?? ""
  await completeChunkMap(folder, path.resolve(".cache"))
  await writeHeaders(folder, { siteUrl, apiUrl: process.env.GATSBY_API_URL })
  const items = madeItems(gatsby)
  await writeSitemap(folder, { store: gatsby.store, getNode: madeNodes(gatsby) }, { items, siteUrl })
  await writeWebManifests(folder)
  const problems = collectProblems()
  const redirecting = await writeRedirects(folder, items, { reporter: gatsby.reporter, problems })
  for (const write of writers) await write({ gatsby, items, siteUrl })
  const keepAll = () => keep(items)
  if (gatsby.doLater === undefined) await keepAll()
  else gatsby.doLater(keepAll)
  const pages = pagesOf(gatsby.store)
  const isThere = (address: string) => redirecting.has(address) || pages.has(address) || existsSync(path.join(folder, address))
  // The names of pages and files are decoded, those of redirects aren't.
  const leadsOn = (address: string) => isThere(address) || isThere(decoded(address))
  await writeReport(gatsby, { leadsOn, more: problems.all() })
}
