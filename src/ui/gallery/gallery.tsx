import { useState, type ComponentType } from "react"
import * as styles from "./gallery.module.css"
import type { LightboxProps } from "./lightbox.tsx"
import { columns, PAGE } from "#ui/pictures/picture-sizes.ts"
import { Picture } from "#ui/pictures/picture.tsx"
import { SectionHead } from "#ui/page/section-head.tsx"
import { words } from "#lib/strings/words.ts"

/** Each picture opens large, in a viewer that loads on the first click. */
export function Gallery({ pictures, lang }: { readonly pictures: readonly Queries.PictureFragment[]; readonly lang?: string | undefined }) {
  const [viewer, setViewer] = useState<{ Lightbox: ComponentType<LightboxProps>; start: number }>()
  const enlarge = async (start: number) => {
    const { Lightbox } = await import(/* webpackChunkName: "lightbox" */ "./lightbox.tsx")
    setViewer({ Lightbox, start })
  }
  if (pictures.length === 0) return null
  return (
    <section className="last-part" aria-labelledby="pictures">
      <SectionHead id="pictures" title={words.gallery.title} />
      <ul className={`grid ${styles.list}`}>
        {pictures.map((picture, index) => (
          <GalleryItem
            key={index}
            picture={picture}
            index={index}
            count={pictures.length}
            lang={lang}
            onEnlarge={() => void enlarge(index)}
          />
        ))}
      </ul>
      {viewer && <viewer.Lightbox pictures={pictures} start={viewer.start} lang={lang} onClose={() => setViewer(undefined)} />}
    </section>
  )
}

type GalleryItemProps = {
  readonly picture: Queries.PictureFragment
  readonly index: number
  readonly count: number
  readonly lang: string | undefined
  readonly onEnlarge: () => void
}

function GalleryItem({ picture, index, count, lang, onEnlarge }: GalleryItemProps) {
  const span = spanOf(index, count)
  return (
    <li className={styles.item} data-span={span}>
      <figure className={styles.figure}>
        <button type="button" className={styles.button} aria-label={words.gallery.enlarge(index + 1, count)} onClick={onEnlarge}>
          <Picture picture={picture} className={styles.picture} sizes={sizesOf(span)} />
        </button>
        {picture.title && (
          <figcaption className={`meta ${styles.caption}`}>
            {count > 1 && <b className={styles.place}>{words.gallery.place(index + 1, count)}</b>}
            <span lang={lang}>{picture.title}</span>
          </figcaption>
        )}
      </figure>
    </li>
  )
}

/** Counts columns of twelve. Pairs are unequal (7, 5) and equal (6, 6) by turns; of an odd number the first stands alone. */
function spanOf(index: number, count: number): number {
  const place = index - (count % 2)
  return place < 0 ? 12 : ([7, 5, 6, 6][place % 4] ?? 6)
}

/** The narrower picture of a pair is as high as the wider one: it is cropped, so its file is wider than its box. */
function sizesOf(span: number): string {
  return span === 12 ? PAGE : `(min-width: 48rem) ${columns(Math.max(6, span))}, ${PAGE}`
}
