type Picture = Queries.PictureFragment

/** The page shows the cover above the gallery. */
export function withoutCover(gallery: readonly Picture[], cover: Picture | null): Picture[] {
  const digestOf = (picture: Picture | null) => picture?.file?.internal.contentDigest
  return gallery.filter((picture) => digestOf(picture) !== digestOf(cover))
}
