import { createContext } from "react"
import type { FileValue } from "#dashboard/items/values.ts"

/** Uploads, chooses and shows the pictures of a rich text. The screen of the editor provides it. */
export type PictureSource = {
  /** Uploads a picture. Returns null if that failed; the editor then says that it left the picture out. */
  readonly upload: (file: File) => Promise<FileValue | null>
  /** Lets the user choose one of the pictures of the site. Returns null if they chose none. */
  readonly choose?: () => Promise<FileValue | null>
  /** Returns an address that an `<img>` can load: the pictures of drafts need the access token. */
  readonly show?: (url: string) => Promise<string | null>
}

export const PictureSourceContext = createContext<PictureSource | null>(null)
