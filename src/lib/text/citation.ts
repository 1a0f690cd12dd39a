import type { Langcode } from "#contract/fields.ts"

export type Cited = {
  readonly title: string
  /** None for a text of the association itself. */
  readonly authors: readonly string[]
  readonly publisher: string
  /** As `2026-10-02`. */
  readonly day: string | null
  readonly address: string
  readonly langcode: string
}

const babel: Readonly<Record<Langcode, string>> = { en: "british", fr: "french", nl: "dutch" }

/** The entry of a publication for BibTeX and Biblatex, which most reference managers read. */
export function bibtexOf({ title, authors, publisher, day, address, langcode }: Cited): string {
  const key = ["g30", ...(day === null ? [] : [day.slice(0, 4)]), address.split("/").findLast((part) => part !== "") ?? ""].join("-")
  const names = authors.length > 0 ? authors : [publisher]
  const fields: readonly (readonly [name: string, value: string | null])[] = [
    // The inner braces keep the name of a practice in one piece, and the capitals of a title.
    ["author", names.map((name) => `{${plain(name)}}`).join(" and ")],
    ["title", `{${plain(title)}}`],
    ["organization", plain(publisher)],
    ["date", day],
    ["url", address],
    ["langid", Object.entries(babel).find(([code]) => code === langcode)?.[1] ?? null],
  ]
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : [`  ${name} = {${value}}`]))
  return `@online{${key},\n${lines.join(",\n")}\n}`
}

function plain(text: string): string {
  return text.replaceAll(/[\\{}]/g, "").replaceAll(/[&%$#_]/g, String.raw`\$&`)
}
