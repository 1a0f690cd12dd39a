type Picture = { readonly file: { readonly internal: { readonly contentDigest: string } } | null }
type WithPicture<P extends Picture> = { readonly image: P | null }

const ACTIONS = 4

/** A publication with a repeated cover shows a picture of its gallery. Actions with a repeated cover come last. */
export function shownOnce<
  P extends Picture,
  Publication extends WithPicture<P> & { readonly gallery: readonly P[] },
  Action extends WithPicture<P>,
>(hero: WithPicture<Picture> | null, publications: readonly Publication[], actions: readonly Action[]) {
  const earlierDigests = new Set<string>()
  /** Notes a picture, and tells whether none with the same bytes was noted before. */
  const noteIfNew = (picture: Picture | null) => {
    const digest = picture?.file?.internal.contentDigest
    if (digest === undefined) return true
    const isNew = !earlierDigests.has(digest)
    earlierDigests.add(digest)
    return isNew
  }
  noteIfNew(hero?.image ?? null)
  const withNewPictures = publications.map((publication) => ({
    ...publication,
    image: [publication.image, ...publication.gallery].find(noteIfNew) ?? publication.image,
  }))
  const fresh = actions.filter(({ image }) => noteIfNew(image))
  const others = actions.filter((action) => !fresh.includes(action))
  return { publications: withNewPictures, actions: [...fresh, ...others].slice(0, ACTIONS) }
}
