import { Refusal } from "#server/http/refusal.ts"

const wanted = 'A file name in the format "filename=FILENAME" must be provided.'

/**
 * The file name that a Content-Disposition header gives, as Drupal reads it: in quotes, without folders.
 *
 * A header's bytes come as Latin-1. They are read as UTF-8 where they are that, and `%C3%A9` as what it stands for.
 *
 * @throws Refusal 400
 */
export function filenameOf(header: string | null): string {
  if (header === null) throw new Refusal(400, `"Content-Disposition" header is required. ${wanted}`)
  const [, star, quoted = ""] = /\bfilename(\*?)="([^"]+)"/.exec(header) ?? []
  if (star === "*")
    throw new Refusal(400, 'The extended "filename*" format is currently not supported in the "Content-Disposition" header.')
  const name = unescaped(asUtf8(quoted)).split(/[/\\]/).at(-1) ?? ""
  if (name === "") throw new Refusal(400, `No filename found in "Content-Disposition" header. ${wanted}`)
  return name
}

function asUtf8(latin1: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(latin1, "latin1"))
  } catch {
    // A browser's fetch() sends é as the byte E9: it is Latin-1 already.
    return latin1
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that is meant as one.
    return text
  }
}
