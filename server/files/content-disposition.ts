import { Refusal } from "#server/http/refusal.ts"

const wanted = 'A file name in the format "filename=FILENAME" must be provided.'

/** The file name in a Content-Disposition header, as Drupal reads it. Bytes and percent signs are UTF-8 where possible. @throws Refusal 400 */
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
    // A browser's fetch() sends é as the byte E9, which is Latin-1.
    return latin1
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
