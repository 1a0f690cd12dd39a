import * as styles from "./shape.module.css"

type ShapeProps = {
  /** Width and height, as in CSS: `3 / 2`. Without it the shape fills the box, which has a size of its own. */
  readonly ratio?: string | undefined
  readonly colour?: string | undefined
}

/** Gives a picture's box its height and colour before the picture loads. Attributes of SVG do so because the site's policy forbids those of style. */
export function Shape({ ratio, colour }: ShapeProps) {
  const shared = { color: colour, "aria-hidden": true } as const
  if (ratio === undefined) return colour === undefined ? null : <svg className={styles.fill} {...shared} />
  return <svg className={styles.shape} viewBox={`0 0 ${ratio.replace("/", "").replace(/ +/, " ")}`} {...shared} />
}
