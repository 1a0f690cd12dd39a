import { useState, type ComponentType } from "react"
import { gallery as strings } from "#lib/strings/en/gallery.ts"
import { gallerySpans } from "./gallery-spans.ts"
import * as styles from "./gallery.module.css"
import type { LightboxProps } from "./lightbox.tsx"
import { Picture } from "./picture.tsx"
import { SectionHead } from "./section-head.tsx"

type GalleryProps = {
  readonly pictures: readonly Queries.PictureFragment[]
  /** The language of the captions, where it isn't the site's. */
  readonly lang?: string | undefined
}

/** A picture's part of the screen: all of it, or about a half. */
const PAIRED = "(min-width: 48rem) 58vw, 100vw"

/** Pictures on the grid; each opens large, by a viewer that is loaded on the first press. */
export function Gallery({ pictures, lang }: GalleryProps) {
  const [viewer, setViewer] = useState<{ Lightbox: ComponentType<LightboxProps>; start: number }>()
  const enlarge = async (start: number) => {
    const { Lightbox } = await import(/* webpackChunkName: "lightbox" */ "./lightbox.tsx")
    setViewer({ Lightbox, start })
  }
  if (pictures.length === 0) return null
  const spans = gallerySpans(pictures.length)
  return (
    <section className={styles.gallery} aria-labelledby="pictures">
      <SectionHead id="pictures" title={strings.title} />
      <ul className={styles.list}>
        {pictures.map((picture, index) => {
          const span = spans[index] ?? 6
          return (
            <li key={index} className={styles.item} data-span={span}>
              <figure className={styles.figure}>
                <button
                  type="button"
                  className={styles.button}
                  aria-label={strings.enlarge(index + 1, pictures.length)}
                  onClick={() => void enlarge(index)}
                >
                  <Picture picture={picture} className={styles.picture} {...(span < 12 && { sizes: PAIRED })} />
                </button>
                <figcaption className={styles.caption}>
                  <b className={styles.place}>{strings.place(index + 1, pictures.length)}</b>
                  {picture.title && <span lang={lang}>{picture.title}</span>}
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
      {viewer && (
        <viewer.Lightbox
          pictures={pictures}
          start={viewer.start}
          lang={lang}
          onClose={() => {
            setViewer(undefined)
          }}
        />
      )}
    </section>
  )
}
