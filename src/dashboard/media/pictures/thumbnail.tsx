import { skipToken } from "@reduxjs/toolkit/query/react"
import type { ImageStyle } from "#contract/image-styles.ts"
import type { FileValue } from "#dashboard/items/values.ts"
import { MissingPicture } from "#ui/pictures/missing-picture.tsx"
import { useGetPictureQuery } from "./picture-api.ts"
import * as styles from "./thumbnail.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type ThumbnailProps = {
  readonly file: Pick<FileValue, "blob" | "url" | "filename" | "alt">
  readonly style?: ImageStyle
  readonly position?: string | undefined
  readonly fit?: "cover" | "contain" | "natural"
}

/** Before its upload the picture comes from this browser's drafts, later from the back end with the user's rights. */
export function Thumbnail({ file, style = "w400", position, fit = "cover" }: ThumbnailProps) {
  const { address, isFailed } = useThumbnail(file, style)
  const alt = file.alt ?? file.filename
  if (isFailed) return <MissingPicture className={styles.picture} alt={alt === "" ? appWords.pictures.broken : alt} />
  if (address === undefined) return <span className={styles.picture} data-fit={fit} aria-busy="true" />
  return <img className={styles.picture} data-fit={fit} src={address} alt={alt} style={{ objectPosition: position }} draggable={false} />
}

function useThumbnail({ blob, url }: ThumbnailProps["file"], style: ImageStyle) {
  const ofDrafts = useGetPictureQuery(blob === null ? skipToken : { source: `blob:${blob}` })
  const isWithServer = blob === null || ofDrafts.isError
  const small = useGetPictureQuery(isWithServer && url !== null ? { source: url, style } : skipToken)
  const address = ofDrafts.currentData ?? small.currentData
  const isLost = isWithServer && url === null
  return { address, isFailed: address === undefined && (isLost || small.isError) }
}
