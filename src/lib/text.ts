/** A text as it is compared: without case and accents. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
}

/** The letters that stand for a name: of its first word and its last. */
export function initials(name: string): string {
  const letters = name.match(/(?<![\p{L}\p{N}'’-])[\p{L}\p{N}]/gu) ?? []
  return [letters[0], ...letters.slice(1).slice(-1)].join("").toUpperCase()
}

/** The order of names in a list. */
export function byName(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true, sensitivity: "base" })
}

/** The `lang` that content needs on a page in English: none where it is English too. */
export function foreignLang(langcode: string): string | undefined {
  return langcode === "en" ? undefined : langcode
}

/** A file's kind and size, as a reader weighs it: "PDF, 420 kB". `bytes` in bytes, 1 kB = 1000 of them. */
export function fileFacts(filename: string, bytes: number): string {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toUpperCase()
  const size = bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
  return [extension, size].filter(Boolean).join(", ")
}

/** The word for a code; the code itself where there is none, which is more than nothing. */
export function nameOf(names: Readonly<Record<string, string>>, code: string): string {
  return names[code] ?? code
}
