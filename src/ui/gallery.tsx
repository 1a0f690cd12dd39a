import { useState, type ComponentType } from "react"
import { gallery as strings } from "#lib/strings/text.ts"
import { gallerySpans, type Span } from "./gallery-spans.ts"
import * as styles from "./gallery.module.css"
import type { LightboxProps } from "./lightbox.tsx"
import { columns, PAGE } from "./picture-sizes.ts"
import { Picture } from "./picture.tsx"
import { SectionHead } from "./section-head.tsx"

type GalleryProps = {
  readonly pictures: readonly Queries.PictureFragment[]
  /** The language of the captions, where it isn't the site's. */
  readonly lang?: string | undefined
}

/** Widths of a picture that takes some of twelve columns. One beside a wider one is as high as that: it is cut, and drawn wider than its box. */
function sizesOf(span: Span): string {
  return span === 12 ? PAGE : `(min-width: 48rem) ${columns(Math.max(6, span))}, ${PAGE}`
}

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
                  <Picture picture={picture} className={styles.picture} sizes={sizesOf(span)} />
                </button>
                {picture.title && (
                  <figcaption className={styles.caption}>
                    {pictures.length > 1 && <b className={styles.place}>{strings.place(index + 1, pictures.length)}</b>}
                    <span lang={lang}>{picture.title}</span>
                  </figcaption>
                )}
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
