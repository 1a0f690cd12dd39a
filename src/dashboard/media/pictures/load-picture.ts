import { styleUrl, type ImageStyle } from "#contract/image-styles.ts"
import type { BackEnd } from "#dashboard/session/core/api.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"

export type PictureName = {
  readonly source: string
  /** Is absent for the picture itself. */
  readonly style?: ImageStyle
}

type Loading = { readonly backEnd: BackEnd; readonly signal: AbortSignal }

/** Loads the whole picture if the back end has no small copy, for example of a damaged file. The caller revokes an object URL. */
export async function loadPicture({ source, style }: PictureName, loading: Loading): Promise<Outcome<string>> {
  const small = style === undefined ? source : styleUrl(source, style)
  const copy = await load(small, loading)
  const isWhole = copy.ok || small === source || !isMissing(copy.problem) || loading.signal.aborted
  return isWhole ? copy : load(source, loading)
}

function isMissing({ kind }: Problem): boolean {
  return kind === "not-found" || kind === "forbidden"
}

/**
 * Our server needs the user's token for pictures of drafts. A Drupal's files at another origin need an `<img>`, because its web server allows other
 * sites no reading.
 */
async function load(source: string, { backEnd, signal }: Loading): Promise<Outcome<string>> {
  if (signal.aborted) return failed({ kind: "offline", message: null })
  const address = backEnd.http.getUri({ url: source })
  const isElsewhere = new URL(address, location.href).origin !== location.origin
  if (!isElsewhere || backEnd.has("private-files")) return readBytes(source, { backEnd, signal })
  return (await isDrawn(address, signal)) ? done(address) : failed({ kind: "not-found", message: null })
}

function isDrawn(address: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    const end = (isLoaded: boolean) => {
      image.onload = image.onerror = null
      resolve(isLoaded)
    }
    image.onload = () => end(true)
    image.onerror = () => end(false)
    signal.addEventListener("abort", () => {
      image.src = ""
      end(false)
    })
    image.src = address
  })
}

// A refused picture only leaves its place empty. As an error it would make the user leave the screen.
const quietly = (status: number) => (status >= 200 && status < 300) || status === 403 || status === 404

async function readBytes(source: string, { backEnd: { http, explain }, signal }: Loading): Promise<Outcome<string>> {
  try {
    const { data, status } = await http.get<Blob>(source, { responseType: "blob", signal, validateStatus: quietly })
    if (status >= 400) return failed({ kind: "not-found", message: null })
    return done(URL.createObjectURL(data))
  } catch (error) {
    return failed(explain(error))
  }
}
