type Picture = Queries.PictureFragment

/** Returns the pictures of a gallery without the cover, which the page shows above. */
export function withoutCover(gallery: readonly Picture[], cover: Picture | null): Picture[] {
  const digestOf = (picture: Picture | null) => picture?.file?.internal.contentDigest
  return gallery.filter((picture) => digestOf(picture) !== digestOf(cover))
}
