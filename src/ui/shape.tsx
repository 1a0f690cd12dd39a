import type { Level } from "./masonry-plan.ts"
import * as styles from "./shape.module.css"

type ShapeProps = {
  /** Width and height, as in CSS: `3 / 2`. Without it the shape fills the box, which has a size of its own. */
  readonly ratio?: string | undefined
  /** In two columns. */
  readonly level?: Level | undefined
  readonly colour?: string | undefined
}

/** Gives a picture's box its height and colour before the picture loads. Attributes of SVG do so because the site's policy forbids those of style. */
export function Shape({ ratio, level, colour }: ShapeProps) {
  const shared = { color: colour, "aria-hidden": true } as const
  if (ratio === undefined) return colour === undefined ? null : <svg className={styles.fill} {...shared} />
  const viewBox = `0 0 ${ratio.replace("/", "").replace(/ +/, " ")}`
  if (level === undefined) return <svg className={styles.shape} viewBox={viewBox} {...shared} />
  return (
    <>
      <svg className={styles.narrow} viewBox={viewBox} {...shared} />
      <svg className={styles.wide} viewBox={`0 0 1 ${level.ratio}`} {...shared} />
      {level.pixels > 0 && <svg className={styles.wide} height={level.pixels} {...shared} />}
    </>
  )
}
