/** `npm run content -- pull`: all steps of a pull, and what it says. */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { changeContent } from "#server/content/changes.ts"
import { stageFiles, type StagedFiles } from "#server/transfer/staged-files.ts"
import { siteName } from "../http/address.ts"
import { lacksOf } from "../http/back-end.ts"
import { differingFields, fieldNamed, printsOf } from "../items/item.ts"
import { localContent } from "../items/local-items.ts"
import { nodeNumbers, type RemoteItem } from "../items/remote-items.ts"
import type { Outcome, Run } from "../push/run-push.ts"
import { remoteRedirects, compareRedirects, localRedirects, type CommonRedirect } from "../redirects/redirects.ts"
import { storeRedirects } from "../redirects/pull-redirects.ts"
import { compareSides, type Compared } from "../run/compare.ts"
import { localBytes, shaOf } from "../run/file-bytes.ts"
import { inParallel, requestLimit } from "../run/parallel.ts"
import { details, differencesList, failuresList, hasConflicts, nameOf, table } from "../run/report.ts"
import { readSides, remoteItems, remoteNames, sharedFields, sharedItems, type Sides } from "../run/sides.ts"
import { referencesOf } from "../run/waves.ts"
import { fileLine, planPulledFile, stage, type PulledFile, type StagedFile } from "./files.ts"
import { placesHere, rowsOf } from "./file-rows.ts"
import { storeItems } from "./store.ts"

type Plan = { readonly compared: readonly Compared[]; readonly files: readonly PulledFile[]; readonly redirects: readonly CommonRedirect[] }

export async function runPull({ place, home, backEnd, journal, options, output, progress }: Run): Promise<Outcome> {
  const say = (lines: readonly string[]) => {
    if (lines.length > 0) output.write(`${lines.join("\n")}\n`)
  }
  const sides = await readSides(place, backEnd, { journal, progress })
  const plan = await planPull(sides)
  const compared = compareRedirects(plan.redirects, localRedirects(sides.db, sides.local.names))
  const site = { direction: "pull", base: backEnd.client.base, home, isDry: options.isDry } as const
  const lacks = lacksOf(backEnd)
  say([
    ...(lacks.length === 0 ? [] : ["The site lacks:", ...lacks.map((line) => `  ${line}`)]),
    ...table({ ...plan, redirects: compared }),
    ...details(site, plan.compared, compared),
  ])
  const isUnsettled =
    !options.isForced && (hasConflicts(plan.compared, compared) || plan.files.some(({ verdict }) => verdict === "conflict"))
  if (options.isDry) {
    say(["Nothing was changed: this was a dry run."])
    return isUnsettled ? "conflicts" : "done"
  }
  const isWanted = ({ verdict }: { readonly verdict: string }) =>
    verdict === "create" || verdict === "change" || (options.isForced && (verdict === "conflict" || verdict === "gone"))
  const staging = join(home, "transfer", `${siteName(backEnd.client.base)}-files`)
  const staged = await stage(sides, staging, plan.files.filter(isWanted))
  const { notes, problems } = store(sides, plan, { staged, wanted: plan.compared.filter(isWanted), isForced: options.isForced })
  if (problems.length > 0) {
    say([...failuresList(problems), "Nothing was changed. Put it right at the site, then run the command again."])
    return "failed"
  }
  rmSync(staging, { recursive: true, force: true })
  const differences = await verified(sides, plan, { staged, isWanted })
  say([...notes, ...differencesList(differences)])
  if (differences.length > 0) return "failed"
  say([`${home} has what ${backEnd.client.base} has: all fields and files were compared.`, ...passwordHint(plan)])
  return isUnsettled ? "conflicts" : "done"
}

function passwordHint({ compared }: Plan): readonly string[] {
  const isNew = compared.some(({ type, verdict }) => type === "user--user" && verdict === "create")
  return isNew
    ? [
        "The new accounts have no password: npm run content -- user password NAME gives one, or the users choose theirs at /password-reset/new/.",
      ]
    : []
}

async function planPull(sides: Sides): Promise<Plan> {
  const { local, remote, backEnd, journal, known, progress } = sides
  const used = new Set(remoteItems(remote, known).flatMap(({ item }) => referencesOf(item)))
  const wanted = remote.files.filter(({ id }) => used.has(id))
  const free = new Map(local.files.map((file) => [file.uuid, file]))
  let looked = 0
  const files = await inParallel(wanted, requestLimit, async (file) => {
    const plan = await planPulledFile(sides, file, free)
    looked += 1
    progress("Comparing the files", looked, wanted.length)
    return plan
  })
  const items = remoteItems(remote, known)
  const there = items.filter((one) => !isInstaller(sides, one, items))
  const compared = compareSides({
    direction: "pull",
    here: sharedItems(local.items, backEnd),
    there,
    journal,
    isShared: sharedFields(remote, backEnd),
  })
  const names = remoteNames({ numbers: nodeNumbers(remote.resources), files: [] }, known)
  return { compared, files, redirects: backEnd.hasRedirects ? await remoteRedirects(backEnd.client, names) : [] }
}

/** Drupal's account 1 belongs to the installation. It comes along only as an author. */
function isInstaller({ backEnd, local }: Sides, { item, number }: RemoteItem, all: readonly RemoteItem[]): boolean {
  if (!backEnd.isDrupal || item.type !== "user--user" || number !== 1) return false
  return !local.items.some(({ uuid }) => uuid === item.uuid) && !all.some((other) => referencesOf(other.item).includes(item.uuid))
}

type Storing = { readonly staged: readonly StagedFile[]; readonly wanted: readonly Compared[]; readonly isForced: boolean }

class Refused extends Error {
  override name = "Refused"
}

/** Stores all of it, or nothing where there is a problem. */
function store(
  sides: Sides,
  plan: Plan,
  { staged, wanted, isForced }: Storing,
): { readonly notes: readonly string[]; readonly problems: readonly string[] } {
  const { db, folder, remote, backEnd, progress } = sides
  let copies: StagedFiles | undefined
  let result: { readonly notes: readonly string[]; readonly problems: readonly string[] } = { notes: [], problems: [] }
  try {
    changeContent(db, () => {
      const ready = rowsOf(sides, staged)
      copies = stageFiles(folder, ready, (done) => progress("Copying the files", done, ready.length))
      const stored = storeItems({ db, now: new Date(), places: placesHere(db), isShared: sharedFields(remote, backEnd) }, wanted)
      const problems = [...stored.problems, ...(stored.problems.length === 0 ? storeRedirects({ db, isForced }, plan.redirects) : [])]
      result = { notes: stored.notes, problems }
      if (problems.length > 0) throw new Refused()
      copies.publish()
    })
  } catch (error) {
    copies?.undo()
    if (!(error instanceof Refused)) throw error
  } finally {
    copies?.clean()
  }
  return result
}

type Brought = { readonly staged: readonly StagedFile[]; readonly isWanted: (one: { readonly verdict: string }) => boolean }

/** Compares what is stored with what came, and writes both down. Rich text may have become less by the rules here, which the notes tell. */
async function verified(
  { db, folder, journal, remote, backEnd, known }: Sides,
  { compared, files }: Plan,
  { staged, isWanted }: Brought,
): Promise<readonly string[]> {
  const after = localContent(db)
  const isShared = sharedFields(remote, backEnd)
  const here = new Map(after.items.map((item) => [item.uuid, item]))
  const brought = compared.filter((one) => one.there !== undefined && (isWanted(one) || one.verdict === "same"))
  const items = brought.flatMap(({ there, uuid }) => {
    const item = here.get(uuid)
    if (there === undefined) return []
    if (item === undefined) return [`${nameOf(there.item)} isn't here`]
    journal.note({ is: "item", id: uuid, here: printsOf(item), there: printsOf(there.item) })
    const fields = differingFields(
      item,
      there.item,
      (name) => isShared(item.type, name) && fieldNamed(item.type, name)?.type !== "text_with_summary",
    )
    return fields.length === 0 ? [] : [`${nameOf(item)}: ${fields.join(", ")}`]
  })
  const localFiles = new Map(after.files.map((file) => [file.uuid, file]))
  const shas = new Map(staged.map(({ remote: { id }, sha }) => [id, sha]))
  const sums = await inParallel(
    files.filter((one) => isWanted(one)),
    requestLimit,
    async ({ remote: file }) => {
      const local = localFiles.get(known.toHere(file.id))
      const bytes = local === undefined ? null : await localBytes(folder, local)
      const sha = shas.get(file.id)
      if (local === undefined || bytes === null || shaOf(bytes) !== sha) return [`The file ${file.path} has other bytes here.`]
      journal.note(fileLine(file, local, sha))
      return []
    },
  )
  return [...items, ...sums.flat()]
}
