/** Programs read feeds as Atom: https://www.rfc-editor.org/rfc/rfc4287. */

export type Feed = {
  readonly id: string
  readonly language: string
  readonly title: string
  readonly subtitle: string
  /** Whole addresses lead to the feed and to the page that lists the same. */
  readonly self: string
  readonly page: string
  readonly icon: string
  readonly entries: readonly AtomEntry[]
}

export type Author = { readonly name: string; readonly uri?: string | undefined }

export type Entry = {
  readonly id: string
  readonly language: string
  readonly title: string
  readonly url: string
  readonly published: string
  readonly updated: string
  readonly summary: string
  readonly authors: readonly Author[]
  readonly categories: readonly string[]
  readonly picture: { readonly url: string; readonly bytes: number } | null
}

export type AtomEntry = { readonly updated: string; readonly text: string }

/** An empty feed must have a time too. */
const never = "1970-01-01T00:00:00Z"

export function atomFeed({ id, language, title, subtitle, self, page, icon, entries }: Feed): string {
  const updated = entries.reduce((one, { updated: other }) => (other > one ? other : one), never)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
${element("id", id)}
${element("title", title)}
${element("subtitle", subtitle)}
${element("updated", updated)}
${element("icon", icon)}
<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${escaped(page)}"/>
${entries.map(({ text }) => text).join("")}</feed>
`
}

export function atomEntry({ id, language, title, url, published, updated, summary, authors, categories, picture }: Entry): AtomEntry {
  const text = `<entry xml:lang="${escaped(language)}">
${element("id", id)}
${element("title", title)}
<link rel="alternate" type="text/html" hreflang="${escaped(language)}" href="${escaped(url)}"/>
${picture === null ? "" : `<link rel="enclosure" type="image/webp" length="${picture.bytes}" href="${escaped(picture.url)}"/>\n`}${element("published", published)}
${element("updated", updated)}
${authors.map(author).join("")}${categories.map((name) => `<category term="${escaped(name)}"/>\n`).join("")}${summary === "" ? "" : `${element("summary", summary)}\n`}</entry>
`
  return { updated, text }
}

function author({ name, uri }: Author): string {
  return `<author>${element("name", name)}${uri === undefined ? "" : element("uri", uri)}</author>\n`
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

/** XML has no place for these control characters, not even escaped. */
const impossible = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Cs}/gu

function escaped(text: string): string {
  return text.replaceAll(impossible, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
}
