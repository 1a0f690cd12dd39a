/** `npm run content -- push`: all steps of a push, and what it says. */
import { langcodes, type Langcode } from "#contract/fields.ts"
import { defaultLanguage, inLanguage } from "#contract/languages.ts"
import { jsonapiPath } from "#contract/paths.ts"
import type { Output, Progress } from "#server/terminal/progress.ts"
import { lacksOf, type BackEnd } from "../http/back-end.ts"
import type { Compared } from "../run/compare.ts"
import { nodeNumbers } from "../items/remote-items.ts"
import { compareRedirects, localRedirects, remoteRedirects, type ComparedRedirect } from "../redirects/redirects.ts"
import { pushRedirects } from "../redirects/push-redirects.ts"
import type { Journal } from "../run/journal.ts"
import { readRemote } from "../run/remote-content.ts"
import { details, differencesList, failuresList, hasConflicts, nameOf, table } from "../run/report.ts"
import { readSides, remoteNames, type Place, type Sides } from "../run/sides.ts"
import { inviteAll } from "./invite.ts"
import { changesAnything, planPush, sendPlan, type Options } from "./push.ts"
import { verifyPush } from "./verify.ts"

export type Run = {
  readonly place: Place
  readonly home: string
  readonly backEnd: BackEnd
  readonly journal: Journal
  readonly options: Options
  readonly output: Pick<Output, "write">
  readonly progress: Progress
}

export type Outcome = "done" | "conflicts" | "failed"

export async function runPush({ place, home, backEnd, journal, options, output, progress }: Run): Promise<Outcome> {
  const say = (lines: readonly string[]) => {
    if (lines.length > 0) output.write(`${lines.join("\n")}\n`)
  }
  const sides = await readSides(place, backEnd, { journal, progress })
  const plan = await planPush(sides)
  const redirects = await plannedRedirects(sides)
  const site = { direction: "push", base: backEnd.client.base, home, isDry: options.isDry } as const
  say([...lacks(sides, plan.compared), ...table({ ...plan, redirects }), ...details(site, plan.compared, redirects)])
  if (options.isDry) {
    say(["Nothing was changed: this was a dry run."])
    return hasConflicts(plan.compared, redirects) ? "conflicts" : "done"
  }
  const failures = (await sendPlan(sides, plan, options)).map((failure) => `${nameOf(failure)}: ${failure.message}`)
  const refused = backEnd.hasRedirects ? await sentRedirects(sides, redirects, options) : []
  const isForced = options.isForced
  const brought = plan.compared.filter(
    ({ verdict }) =>
      verdict === "create" || verdict === "change" || verdict === "same" || (isForced && (verdict === "conflict" || verdict === "gone")),
  )
  const { differences, notes } = await verifyPush(sides, {
    compared: brought.filter((one) => one.here !== undefined && !isOwn(one, backEnd.uid)),
    files: plan.files,
    isChanged: changesAnything(plan, options),
  })
  say([...notes, ...failuresList([...failures, ...refused]), ...differencesList(differences)])
  if (failures.length + refused.length + differences.length > 0) return "failed"
  say([`${backEnd.client.base} has what ${home} has: all fields and files were compared.`])
  if (options.invites) say(await inviteAll(backEnd))
  else if (plan.compared.some(({ type, verdict }) => type === "user--user" && verdict === "create")) {
    say(["The new accounts have no password there. push --invite has the site mail them a link to choose one, where it can."])
  }
  return !isForced && hasConflicts(plan.compared, redirects) ? "conflicts" : "done"
}

function isOwn({ type, there }: { readonly type: string; readonly there: { readonly number: number } | undefined }, uid: number): boolean {
  return type === "user--user" && there?.number === uid
}

/** What the back end has no place for, and what of here that concerns. */
function lacks({ backEnd, remote, local }: Sides, compared: readonly Compared[]): readonly string[] {
  const fields = [...remote.missing].flatMap(([type, names]) =>
    [...names].flatMap((name) => {
      const items = local.items.filter((item) => item.type === type && !isNothing(item.values[name]))
      return items.length === 0 ? [] : [`${type}.${name}: the site has no such field, so the values of ${items.length} items are left out.`]
    }),
  )
  const lost = new Set(compared.flatMap(({ verdict, translation }) => (verdict === "lacking" && translation ? [translation.langcode] : [])))
  const said = [...lacksOf(backEnd), ...fields, ...lackedLanguages(backEnd, lost)]
  return said.length === 0 ? [] : ["The site lacks:", ...said.map((line) => `  ${line}`)]
}

function lackedLanguages({ languages, makesTranslations }: BackEnd, lost: ReadonlySet<Langcode>): readonly string[] {
  const absent = [...lost].filter((language) => language !== defaultLanguage && !languages.has(language))
  return [
    ...absent.map(
      (language) => `${langcodes[language]}: the site has no ${inLanguage(language, jsonapiPath)}, so translations into it are left out.`,
    ),
    ...(lost.size === 0 || makesTranslations
      ? []
      : [
          "New translations: the site can't add any, so they are left out. A Drupal can with this project's module and the languages of the recipe.",
        ]),
  ]
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
}

async function plannedRedirects({ db, backEnd, remote, local, known }: Sides): Promise<readonly ComparedRedirect[]> {
  if (!backEnd.hasRedirects) return []
  const names = remoteNames({ numbers: nodeNumbers(remote.resources), files: [] }, known)
  return compareRedirects(localRedirects(db, local.names), await remoteRedirects(backEnd.client, names))
}

/** A change of an address makes a redirect by itself on some back ends, so the list is read again. */
async function sentRedirects(sides: Sides, planned: readonly ComparedRedirect[], { isForced }: Options): Promise<readonly string[]> {
  if (planned.every(({ verdict }) => verdict === "same")) return []
  const { backEnd } = sides
  const { resources } = await readRemote(backEnd, () => undefined)
  const numbers = nodeNumbers(resources)
  const byUuid = new Map([...numbers].map(([number, uuid]) => [uuid, number]))
  const redirects = await plannedRedirects({ ...sides, remote: { ...sides.remote, resources } })
  return pushRedirects({ client: backEnd.client, node: (uuid) => byUuid.get(uuid), isForced }, redirects)
}
