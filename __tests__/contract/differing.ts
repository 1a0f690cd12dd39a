/** What differs in our answers, in a form that is short enough to be declared. */
import type { Json } from "#contract/jsonapi.ts"
import type { Mismatch, Part } from "./compare.ts"
import { isTree, list, tree } from "./json.ts"

/** What our server answers in each part that differs. */
export function answers(found: readonly Mismatch[]): Readonly<Partial<Record<Part, Json>>> {
  const parts = [...new Set(found.map(({ part }) => part))]
  return Object.fromEntries(
    parts.map((part) => {
      const those = found.filter((each) => each.part === part)
      const [first = null, ...more] = those.map(({ recorded, ours }) => answer(part, asJson(recorded), asJson(ours)))
      return [part, more.length === 0 ? first : [first, ...more]]
    }),
  )
}

function answer(part: Part, recorded: Json, ours: Json): Json {
  if (part === "error") return ours === null ? "none" : list(ours).map(errorInWords)
  return differing(recorded, ours)
}

/** An error of JSON:API in one line: status and title, what is wrong, and where. Revisions differ by server. */
function errorInWords(error: Json): string {
  if (typeof error === "string") return error
  const { status, title, detail, source, code } = tree(error)
  const text = `${String(status)} ${String(title)}: ${String(detail)}`.replaceAll(/revision \d+/g, "revision N")
  const parts = [text, code === undefined ? "" : `[${String(code)}]`, isTree(source) ? `at ${String(source.pointer)}` : ""]
  return parts.filter((each) => each !== "").join(" ")
}

/** Our values where they differ: of an object by name, of a list what it lacks and has besides. Null for what we don't answer. */
function differing(recorded: Json, ours: Json): Json {
  if (isTree(recorded) && isTree(ours)) {
    const names = [...new Set([...Object.keys(recorded), ...Object.keys(ours)])].toSorted()
    const differ = names.filter((name) => JSON.stringify(recorded[name]) !== JSON.stringify(ours[name]))
    return Object.fromEntries(differ.map((name) => [name, differing(recorded[name] ?? null, ours[name] ?? null)]))
  }
  if (!Array.isArray(recorded) || !Array.isArray(ours) || ours.length === 0) return ours
  const [before, after] = [list(recorded), list(ours)].map((all) => all.map((each) => JSON.stringify(each)))
  const lacks = list(recorded).filter((each) => after?.includes(JSON.stringify(each)) !== true)
  const has = list(ours).filter((each) => before?.includes(JSON.stringify(each)) !== true)
  return lacks.length + has.length === 0 ? ours : { lacks, has }
}

function asJson(value: unknown): Json {
  const json: Json = value === undefined ? null : JSON.parse(JSON.stringify(value))
  return json
}
