import * as styles from "./cover-figure.module.css"
import { Picture } from "./picture.tsx"

type CoverFigureProps = {
  readonly image: Queries.PictureFragment | null
  readonly lang: string | undefined
  /** A picture in the first screen loads at once. */
  readonly priority?: boolean
}

export function CoverFigure({ image, lang, priority = false }: CoverFigureProps) {
  if (image === null) return null
  return (
    <figure className={`unprinted ${styles.figure}`}>
      <Picture picture={image} ratio="21 / 9" priority={priority} />
      {image.title && (
        <figcaption className={`meta ${styles.caption}`} lang={lang}>
          {image.title}
        </figcaption>
      )}
    </figure>
  )
}
