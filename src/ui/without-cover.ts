type Picture = Queries.PictureFragment

/** The pictures of a gallery without the cover, which the page shows above. */
export function withoutCover(gallery: readonly Picture[], cover: Picture | null): Picture[] {
  return gallery.filter(({ file }) => file?.id !== cover?.file?.id)
}
