/** Loads pictures of the back end, and gives addresses that an `<img>` can draw. */
import { isLacking, noteLack } from "#app/session/requests/features.ts"
import { styleUrl, type ImageStyle } from "#contract/image-styles.ts"
import type { BackEnd } from "#lib/api.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"

export type PictureName = {
  /** The file's address, as the API gives it. */
  readonly source: string
  /** Absent for the picture itself. */
  readonly style?: ImageStyle
}

type Loading = { readonly backEnd: BackEnd; readonly signal: AbortSignal }

/** An object URL is the caller's to revoke. A picture that the back end has no small copy of is taken whole. */
export function loadPicture({ source, style }: PictureName, loading: Loading): Promise<Outcome<string>> {
  const small = style === undefined ? source : styleUrl(source, style)
  return small === source ? load(source, loading) : loadSmall({ source, small }, loading)
}

/** As long as no small copy has come, they are asked for one after another: where there are none, browsers log an error for each. */
let turn: Promise<unknown> = Promise.resolve()
let hasSmall = false
/** One that is missing may be that of a damaged file. */
const enoughMissing = 2
let missing = 0

type Small = { readonly source: string; readonly small: string }

async function loadSmall({ source, small }: Small, loading: Loading): Promise<Outcome<string>> {
  if (isLacking("image-styles")) return load(source, loading)
  if (hasSmall) return smallOrWhole({ source, small }, loading)
  const mine = turn.then(() =>
    hasSmall || isLacking("image-styles") ? loadSmall({ source, small }, loading) : smallOrWhole({ source, small }, loading),
  )
  turn = mine.catch(() => undefined)
  return mine
}

async function smallOrWhole({ source, small }: Small, loading: Loading): Promise<Outcome<string>> {
  const copy = await load(small, loading)
  hasSmall ||= copy.ok
  if (copy.ok || !isMissing(copy.problem) || loading.signal.aborted) return copy
  const whole = await load(source, loading)
  if (whole.ok) missing += 1
  if (!hasSmall && missing >= enoughMissing) noteLack("image-styles")
  return whole
}

function isMissing({ kind }: Problem): boolean {
  return kind === "not-found" || kind === "forbidden"
}

/**
 * Files at another origin are loaded by an `<img>` alone, since the web server of a Drupal's files allows no other site to read them. Our server
 * needs the user's token for pictures that only drafts use; from the first one on it is asked with it.
 */
async function load(source: string, { backEnd, signal }: Loading): Promise<Outcome<string>> {
  if (signal.aborted) return failed({ kind: "offline", message: null })
  const address = backEnd.http.getUri({ url: source })
  const isElsewhere = new URL(address, location.href).origin !== location.origin
  const isOpen = isElsewhere && !isLacking("open-pictures")
  if (isOpen && (await isDrawn(address, signal))) return done(address)
  const read = await readBytes(source, { backEnd, signal })
  if (isOpen && read.ok) noteLack("open-pictures")
  // Without an answer that this site may read, the picture isn't there for it.
  return isOpen && !read.ok && read.problem.kind === "offline" ? failed({ kind: "not-found", message: null }) : read
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

// A refused picture leaves its place empty: it is no reason to leave the screen.
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
