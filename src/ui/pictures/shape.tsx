import * as styles from "./shape.module.css"

type ShapeProps = {
  /** Width and height, as in CSS: `3 / 2`. Without it the shape fills its box. */
  readonly ratio?: string | undefined
  readonly colour?: string | undefined
}

/** A box has its height and colour before the picture loads. The site's policy forbids attributes of style, so those of SVG give them. */
export function Shape({ ratio, colour }: ShapeProps) {
  const shared = { color: colour, "aria-hidden": true } as const
  if (ratio === undefined) return colour === undefined ? null : <svg className={styles.fill} {...shared} />
  return <svg className={styles.shape} viewBox={`0 0 ${ratio.replace("/", "").replace(/ +/, " ")}`} {...shared} />
}
