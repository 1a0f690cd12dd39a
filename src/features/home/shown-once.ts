type Picture = { readonly file: { readonly id: string } | null }
type Pictured<P extends Picture> = { readonly image: P | null }

/** How many actions and projects the start page shows. */
const ACTIONS = 4

/**
 * Chooses what the start page shows so that a picture appears once, as far as that is possible.
 *
 * A publication whose cover has been seen shows another picture of its gallery; an action or project whose cover has been seen comes after the others.
 */
export function shownOnce<
  P extends Picture,
  Publication extends Pictured<P> & { readonly gallery: readonly P[] },
  Action extends Pictured<P>,
>(hero: Pictured<P> | null, publications: readonly Publication[], actions: readonly Action[]) {
  const seen = new Set<string>()
  const isFirst = (picture: P | null) => {
    const id = picture?.file?.id
    if (id === undefined) return true
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew
  }
  isFirst(hero?.image ?? null)
  const pictured = publications.map((publication) => ({
    ...publication,
    image: [publication.image, ...publication.gallery].find(isFirst) ?? publication.image,
  }))
  const fresh = actions.filter(({ image }) => isFirst(image))
  const others = actions.filter((action) => !fresh.includes(action))
  return { publications: pictured, actions: [...fresh, ...others].slice(0, ACTIONS) }
}
