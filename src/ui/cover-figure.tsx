import * as styles from "./cover-figure.module.css"
import { Picture } from "./picture.tsx"

export function CoverFigure({ image, lang }: { readonly image: Queries.PictureFragment | null; readonly lang: string | undefined }) {
  if (image === null) return null
  return (
    <figure className={styles.figure}>
      <Picture picture={image} ratio="21 / 9" />
      {image.title && (
        <figcaption className={`meta ${styles.caption}`} lang={lang}>
          {image.title}
        </figcaption>
      )}
    </figure>
  )
}
