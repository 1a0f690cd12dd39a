import { kindOf } from "#contract/content.ts"
import { daysAhead } from "#contract/publishable.ts"
import { changeContent } from "#server/content/changes.ts"
import { entityById, putEntities, type Outcome } from "#server/content/entities/entity-store.ts"
import { ContentError } from "#server/content/errors.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { openFiles } from "./folder-files.ts"
import type { FolderFile } from "./format/key.ts"
import { planEntities } from "./import-plan.ts"
import { ImportError, Problems } from "./transfer-problems.ts"
import { planRedirects, putRedirects, type PlannedRedirect } from "./folder-redirects.ts"
import { identify, readFolder, type IdentifiedItem } from "./read-folder.ts"
import { stageFiles, type StagedFiles } from "./staged-files.ts"

export type Counts = Readonly<Record<Outcome, number>>

export type ImportSummary = {
  /** Keys are the plurals of kinds. */
  readonly counts: ReadonlyMap<string, Counts>
  /** Counts values without a field in the content model. */
  readonly dropped: ReadonlyMap<string, number>
  /** Titles of items whose day is still to come. They become drafts, so that nobody sees them earlier. */
  readonly early: readonly string[]
}

export type FolderContent = {
  /** Leaves out files. */
  readonly entities: readonly StoredEntity[]
  readonly files: readonly FolderFile[]
  readonly redirects: readonly PlannedRedirect[]
  readonly items: readonly IdentifiedItem[]
} & Pick<ImportSummary, "dropped" | "early">

/** @throws ImportError with every problem by file, line and field */
export async function readContent(folder: string, progress: Progress = () => undefined): Promise<FolderContent> {
  const problems = new Problems()
  const source = readFolder(folder, problems)
  // This stops here, because every reference into an unreadable file would be a problem too.
  problems.throwIfAny()
  const onOpened = (done: number) => progress("Looking at the files", done, source.entries.length)
  const files = await openFiles(folder, source.entries, { problems, onOpened })
  const items = identify(source, problems)
  const plan = planEntities(items, files, problems)
  const redirects = planRedirects(source.redirects, problems)
  problems.throwIfAny()
  const earlyEntities = plan.entities.filter((entity) => isEarly(entity, new Date()))
  const entities = plan.entities.map((entity) => (earlyEntities.includes(entity) ? asDraft(entity) : entity))
  return {
    entities,
    files: [...files.values()],
    redirects,
    items,
    dropped: plan.dropped,
    early: earlyEntities.map(({ label }) => label),
  }
}

/** Imports everything or nothing. Items that only the database has stay. @throws ImportError with every problem */
export async function importFolder(
  db: Database,
  filesFolder: string,
  folder: string,
  progress: Progress = () => undefined,
): Promise<ImportSummary> {
  const content = await readContent(folder, progress)
  const { files, items, dropped, early } = content
  let staged: StagedFiles | undefined
  try {
    const entities = [...files.map(({ entity }) => withFreeNumber(db, entity)), ...content.entities]
    const { outcomes, written } = changeContent(db, () => {
      // The write lock keeps other imports out.
      const copies = stageFiles(filesFolder, files, (done) => progress("Copying the files", done, files.length))
      staged = copies
      const entityOutcomes = putEntities(db, entities, (done) => progress("Storing the content", done, entities.length))
      putRedirects(db, content.redirects)
      copies.publish()
      return { outcomes: entityOutcomes, written: copies.outcomes }
    })
    const itemOutcomes = content.entities.map(({ type }, index) => [kindOf(type).plural, outcomes[files.length + index]] as const)
    const fileOutcomes = files.map(
      ({ path, isPicture }) => [isPicture ? "Pictures" : "PDFs and other attachments", written.get(path)] as const,
    )
    return { counts: countByKind([...itemOutcomes, ...fileOutcomes]), dropped, early }
  } catch (error) {
    staged?.undo()
    throw error instanceof ContentError ? namingItem(error, items) : error
  } finally {
    staged?.clean()
  }
}

function isEarly({ type, status, fields, translations = [] }: StoredEntity, now: Date): boolean {
  return [status, ...translations.map((one) => one.status)].includes(true) && daysAhead(type, fields, now).length > 0
}

function asDraft(entity: StoredEntity): StoredEntity {
  const { translations } = entity
  return {
    ...entity,
    status: false,
    ...(translations !== undefined && { translations: translations.map((one) => ({ ...one, status: false })) }),
  }
}

/** Nothing refers to files by number, so a taken number is replaced by the next free one. */
function withFreeNumber(db: Database, entity: StoredEntity): StoredEntity {
  const owner = entity.id === null ? undefined : entityById(db, "file", entity.id)
  return owner === undefined || owner.uuid === entity.uuid ? entity : { ...entity, id: null }
}

function namingItem(error: ContentError, items: readonly IdentifiedItem[]): ImportError {
  const problems = new Problems()
  const item = items.find(({ uuid }) => uuid === error.uuid)
  if (item === undefined) return new ImportError([error.message])
  problems.add(item.file, [item.index], String(item.id), error.message)
  return new ImportError(problems.all())
}

function countByKind(outcomes: readonly (readonly [kind: string, outcome: Outcome | undefined])[]): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>()
  for (const [kind, outcome = "unchanged"] of outcomes) {
    const before = counts.get(kind) ?? { created: 0, updated: 0, unchanged: 0 }
    counts.set(kind, { ...before, [outcome]: before[outcome] + 1 })
  }
  return counts
}
