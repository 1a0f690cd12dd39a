import { createContext } from "react"
import type { FileValue } from "#app/resources/values.ts"

/** Where the pictures of a rich text come from; the editor's screen provides it. */
export type PictureSource = {
  /** Uploads a picture. Null where that failed; the text then names the picture as left out. */
  readonly upload: (file: File) => Promise<FileValue | null>
  /** Lets the user choose among the pictures that are there. Null where they chose none. */
  readonly choose?: () => Promise<FileValue | null>
  /** An address that an `<img>` can load: pictures that only drafts use need the token. */
  readonly show?: (url: string) => Promise<string | null>
}

export const PictureSourceContext = createContext<PictureSource | null>(null)
