import path from "node:path"
import type { BuildArgs } from "gatsby"
import { completeChunkMap } from "./chunk-map.ts"
import { calendarsIn, notedCalendars } from "./content/agenda/calendars.ts"
import { contactsIn, contactsOf } from "./content/contacts/contact-files.ts"
import { directoriesIn, notedDirectories } from "./content/directory/directory.ts"
import { indexFilesIn, indexFilesOf } from "./content/publications/index-files.ts"
import { collectProblems } from "./content/problems.ts"
import { writeReport } from "./content/report.ts"
import { makeSearchFiles, searchFilesIn } from "./content/search/search-files.ts"
import { feedsIn, feedsOf } from "./feeds/feed-files.ts"
import { writeHeaders } from "./headers.ts"
import { writeRedirects } from "./redirects.ts"
import { writeSitemap } from "./sitemap.ts"
import { makeSocialPictures } from "./social/social-pictures.ts"
import { madeItems } from "./source-nodes.ts"
import { makeStamping } from "./stamps.ts"
import { writeWebManifests } from "./web-manifest.ts"
import { makeWriter } from "./write-files.ts"

const folder = path.resolve("public")
const stamp = makeStamping(folder)
const writeCalendars = makeWriter(folder, calendarsIn)
const writeIndexes = makeWriter(folder, indexFilesIn)
const writeContacts = makeWriter(folder, contactsIn)
const drawSocialPictures = makeSocialPictures(folder)
const writeFeeds = makeWriter(folder, feedsIn)
const searchFiles = makeSearchFiles()
const writeSearch = makeWriter(folder, searchFilesIn)
const writeDirectories = makeWriter(folder, directoriesIn)

/**
 * Writes what Gatsby doesn't: chunk-map.json, `_headers`, `_redirects`, the sitemap, robots.txt, the web manifests, the calendars, the members' vCards, the directory of members, the lists of publications, the feeds, the pictures of shared links, the search index, the stamps and the report of the build.
 * Returns the calendars, vCards, directories, lists, feeds, pictures, files of the index and stamps that have changed, by their paths in the site (scripts/site/gatsby/written.ts).
 */
export async function onPostBuild(gatsby: BuildArgs): Promise<readonly string[]> {
  await completeChunkMap(folder, path.resolve(".cache"))
  await writeHeaders(folder, { siteUrl: process.env.G30_SITE_URL, apiUrl: process.env.GATSBY_API_URL })
  const items = madeItems(gatsby)
  await writeSitemap(folder, gatsby, { items, siteUrl: process.env.G30_SITE_URL ?? "" })
  await writeWebManifests(folder)
  const problems = collectProblems()
  const leadingOn = await writeRedirects(folder, items, { reporter: gatsby.reporter, problems })
  await writeReport(gatsby, { leadingOn, more: problems.all() })
  const contacts = writeContacts(contactsOf(items, process.env.G30_SITE_URL))
  const pictures = await drawSocialPictures(gatsby, process.env.G30_SITE_URL ?? "")
  const feeds = writeFeeds(feedsOf(items, process.env.G30_SITE_URL ?? ""))
  const search = writeSearch(searchFiles(items))
  const changed = [...writeCalendars(notedCalendars(gatsby)), ...contacts, ...feeds, ...pictures, ...search, ...stamp(gatsby, items)]
  const directories = writeDirectories(notedDirectories(gatsby))
  const indexes = writeIndexes(indexFilesOf(items))
  return [...changed, ...directories, ...indexes].map((address) => address.replace(/^\//, ""))
}
