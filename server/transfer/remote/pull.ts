/** `npm run content -- pull` fills a content folder with the content of a site. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { isLangcode, type StoredEntity } from "#server/content/entities/entity.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import { writeContent } from "#server/transfer/export.ts"
import { extensionOf, isPictureName, measure, nameOf as nameInFolder, nameProblem } from "#server/transfer/folder-files.ts"
import { readContent } from "#server/transfer/import.ts"
import { ImportError } from "#server/transfer/transfer-problems.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"
import { usesIn } from "./remote-files.ts"
import type { Client } from "./http/client.ts"
import type { Outcome, Run } from "./push.ts"
import { readSite, type SiteFile, type SiteRedirect } from "./site-content.ts"
import { takenEntities } from "./pulled-items.ts"

export async function runPull(run: Run): Promise<Outcome> {
  // mkdtemp makes it readable by its owner only.
  const filesFolder = mkdtempSync(join(tmpdir(), "g30-pull-"))
  try {
    return await pullBeside(run, filesFolder)
  } finally {
    rmSync(filesFolder, { recursive: true, force: true })
  }
}

async function pullBeside({ backEnd, folder, options, output, progress }: Run, filesFolder: string): Promise<Outcome> {
  const { client, foreignKinds } = backEnd
  const site = await readSite(backEnd, progress)
  const skipped = foreignKinds.map((kind) => `the kind ${kind}`)
  const skip = (line: string) => void skipped.push(line)
  const isUsed = usesIn(site.items)
  const usedFiles = site.files.filter(({ id, url }) => isUsed(id, url))
  const files = await takenFiles(client, { filesFolder, used: usedFiles }, skip)
  const former = site.redirects.filter(isFormerAddress)
  const entities = takenEntities(backEnd, { items: site.items, files }, skip).map((entity) => withFormer(entity, former))
  const end = `${entities.length} items and ${files.length} files of ${client.base}`
  const lines = skipped.length === 0 ? [] : ["Skipped:", ...skipped.map((line) => `  ${line}`)]
  if (options.isDry) {
    output.write([...lines, `${end} would come. No folder was written.`, ""].join("\n"))
    return "done"
  }
  const redirects = site.redirects.filter((redirect) => !isFormerAddress(redirect))
  await writeContent(folder, { entities, files: files.map(fileEntity), filesFolder, redirects }, progress)
  const problems = await importProblems(folder)
  output.write([...lines, `${folder} has ${end}. They hold drafts and mail addresses: keep them private.`, ...problems, ""].join("\n"))
  return problems.length > 0 ? "failed" : "done"
}

/** Returns the problems that `content import` would report for the folder. */
async function importProblems(folder: string): Promise<readonly string[]> {
  try {
    await readContent(folder)
    return []
  } catch (error) {
    if (error instanceof ImportError) return ["An import would refuse it:", ...error.problems]
    throw error
  }
}

type Fetching = { readonly filesFolder: string; readonly used: readonly SiteFile[] }

async function takenFiles(client: Client, { filesFolder, used }: Fetching, skip: (line: string) => void): Promise<readonly SiteFile[]> {
  const outcomes = await inParallel(used, async (file) => {
    const isPicture = isPictureName(file.path)
    const place = join(filesFolder, file.path)
    const problem = nameProblem(nameInFolder(file.path), isPicture ? "images" : "attachments")
    if (problem === null) {
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, await client.bytes(file.url))
      const measured = await measure(place, isPicture)
      if (!("problem" in measured)) return [file]
      skip(`the file ${file.path}: ${measured.problem}`)
    } else skip(`the file ${file.path}: ${problem}`)
    return []
  })
  return outcomes.flat()
}

function fileEntity({ id: uuid, number, name, path, size, created, changed, isInUse, author }: SiteFile): StoredEntity {
  const filemime = mediaTypes[extensionOf(path)] ?? "application/octet-stream"
  const fields = { uri: `public://${path}`, filemime, filesize: size }
  const file = { uuid, id: number, status: isInUse, label: name, created, changed, uid: author, fields, references: {}, alias: null }
  return { type: "file--file", langcode: "en", ...file }
}

/** A Drupal doesn't tell. There, redirects to an item in one language were made by changes of its address. */
function isFormerAddress({ isFormer, status, langcode, uri }: SiteRedirect): boolean {
  return /^entity:node\/\d+$/.test(uri) && (isFormer ?? (status === 301 && isLangcode(langcode)))
}

function withFormer(entity: StoredEntity, former: readonly SiteRedirect[]): StoredEntity {
  const own = former.filter(({ uri }) => entity.type.startsWith("node--") && uri === `entity:node/${entity.id ?? ""}`)
  return { ...entity, formerAliases: own.flatMap(({ path, langcode }) => (isLangcode(langcode) ? [{ alias: path, langcode }] : [])) }
}
