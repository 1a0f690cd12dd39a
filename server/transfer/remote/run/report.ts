/** What a push or pull says on the terminal. */
import { kindOf } from "#contract/content.ts"
import { langcodes } from "#contract/fields.ts"
import type { ComparedRedirect } from "../redirects/redirects.ts"
import type { TranslationOf } from "../items/item.ts"
import { itemTypes } from "../items/local-items.ts"
import type { Compared, Direction, Verdict } from "./compare.ts"

type CountedVerdict = "create" | "change" | "same" | "conflict"
export type Counted = { readonly verdict: string }

const columns: readonly (readonly [CountedVerdict, string])[] = [
  ["create", "create"],
  ["change", "change"],
  ["same", "the same"],
  ["conflict", "conflict"],
]

type Rows = {
  readonly compared: readonly Compared[]
  readonly files: readonly Counted[]
  readonly redirects: readonly Counted[]
}

export function table({ compared, files, redirects }: Rows): readonly string[] {
  const originals = compared.filter(({ translation }) => translation === undefined)
  const translations = compared.filter(({ translation }) => translation !== undefined)
  const kinds = itemTypes.map((type) => [kindOf(type).plural, originals.filter((one) => one.type === type)] as const)
  const rows: readonly (readonly [string, readonly Counted[]])[] = [
    ...kinds,
    ["Translations", translations],
    ["Files", files],
    ["Redirects", redirects],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  const line = (name: string, cells: readonly string[]) => name.padEnd(width) + cells.map((cell) => cell.padStart(10)).join("")
  return [
    line(
      "",
      columns.map(([, title]) => title),
    ),
    ...rows.map(([name, list]) =>
      line(
        name,
        columns.map(([verdict]) => String(list.filter((one) => one.verdict === verdict).length)),
      ),
    ),
  ]
}

/** Items in a list on the terminal. */
const mostListed = 50

function listed(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return []
  const rest = lines.length - mostListed
  return [title, ...lines.slice(0, mostListed).map((line) => `  ${line}`), ...(rest > 0 ? [`  … and ${rest} more`] : [])]
}

type Named = Pick<Compared, "type" | "label" | "uuid"> & { readonly translation?: TranslationOf | undefined }

export function nameOf({ type, label, uuid, translation }: Named): string {
  const where = translation === undefined ? uuid : `${translation.of}, ${langcodes[translation.langcode]}`
  return `${kindOf(type).label} "${label}" (${where})`
}

function withFields(one: Compared): string {
  return one.fields.length === 0 ? nameOf(one) : `${nameOf(one)}: ${one.fields.join(", ")}`
}

export type Site = { readonly direction: Direction; readonly base: string; readonly home: string; readonly isDry: boolean }

/** What differs, and what the command leaves alone. */
export function details(
  { direction, base, home, isDry }: Site,
  compared: readonly Compared[],
  redirects: readonly ComparedRedirect[],
): readonly string[] {
  const verdicts = new Map(compared.map((one) => [one.uuid, one.verdict]))
  // What is true of an item goes for its translations.
  const isSaid = ({ translation, verdict }: Compared) => translation !== undefined && verdicts.get(translation.of) === verdict
  const of = (verdict: Verdict) => compared.filter((one) => one.verdict === verdict && (ofEach.includes(verdict) || !isSaid(one)))
  const [target, source] = direction === "push" ? [base, home] : [home, base]
  const clashing = redirects.filter(({ verdict }) => verdict === "conflict")
  const others = of("other")
  return [
    ...(isDry ? [...listed("To create:", of("create").map(withFields)), ...listed("To change:", of("change").map(withFields))] : []),
    ...listed(`In conflict, because ${target} has changed it since both were the same; --force writes over it:`, [
      ...of("conflict").map(withFields),
      ...clashing.map(
        ({ source: one, target: other }) =>
          `The redirect from ${one.path}: ${one.uri} (${one.status}) here, ${other?.uri ?? ""} (${other?.status ?? ""}) there`,
      ),
    ]),
    ...listed(
      "Left alone, because their originals are in different languages here and there; delete them at one side, then run the command again:",
      of("apart").map(nameOf),
    ),
    ...listed(`Not carried, because ${target} takes no such translations (above):`, of("lacking").map(nameOf)),
    ...listed(`Deleted at ${target} since both were the same; --force brings it back:`, of("gone").map(nameOf)),
    ...listed(`Deleted at ${source}, and still at ${target}; --delete deletes it there too (accounts stay):`, of("left").map(nameOf)),
    ...(others.length === 0 ? [] : [`Only at ${target}, and left alone: ${others.length}.`]),
  ]
}

const ofEach: readonly Verdict[] = ["create", "change", "conflict"]

/** Whether something waits for a decision of the operator. */
export function hasConflicts(compared: readonly Compared[], redirects: readonly ComparedRedirect[]): boolean {
  return [...compared, ...redirects].some(({ verdict }) => verdict === "conflict" || verdict === "gone" || verdict === "apart")
}

export function differencesList(differences: readonly string[]): readonly string[] {
  return listed("These differ after all, so look at them and run the command again:", differences)
}

export function failuresList(failures: readonly string[]): readonly string[] {
  return listed("Refused:", failures)
}
