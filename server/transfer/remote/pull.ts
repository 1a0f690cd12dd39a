/** `npm run content -- pull` fills a content folder with the content of a site. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { isLangcode, type StoredEntity } from "#server/content/entities/entity.ts"
import { writeContent } from "#server/transfer/export.ts"
import { isPictureName, measure, nameOf as nameInFolder, nameProblem } from "#server/transfer/folder-files.ts"
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
  const usedFiles = site.files.filter(({ entity, url }) => isUsed(entity.uuid, url))
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
  await writeContent(folder, { entities, files: files.map(({ entity }) => entity), filesFolder, redirects }, progress)
  output.write([...lines, `${folder} has ${end}. They hold drafts and mail addresses: keep them private.`, ""].join("\n"))
  return "done"
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

/** A Drupal doesn't tell. There, redirects to an item in one language were made by changes of its address. */
function isFormerAddress({ isFormer, status, langcode, uri }: SiteRedirect): boolean {
  return /^entity:node\/\d+$/.test(uri) && (isFormer ?? (status === 301 && isLangcode(langcode)))
}

function withFormer(entity: StoredEntity, former: readonly SiteRedirect[]): StoredEntity {
  const own = former.filter(({ uri }) => entity.type.startsWith("node--") && uri === `entity:node/${entity.id ?? ""}`)
  return { ...entity, formerAliases: own.flatMap(({ path, langcode }) => (isLangcode(langcode) ? [{ alias: path, langcode }] : [])) }
}
