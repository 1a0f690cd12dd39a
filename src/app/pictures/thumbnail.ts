import { styleUrl } from "#contract/image-styles.ts"

/** The address of a small copy of a picture, for lists: an original may have 20 MB. */
export function thumbnailUrl(fileUrl: string): string {
  return styleUrl(fileUrl, "w200")
}
