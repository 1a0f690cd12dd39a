import { Fragment, type MouseEvent } from "react"
import { Link } from "#ui/controls/link.tsx"
import { brussels, brusselsRadius, mapPlaces, mapSize, onTwoLines, type MapCode, type MapProvince } from "./map-provinces.ts"
import * as styles from "./province-map.module.css"
import { words } from "#lib/strings/words.ts"

type ProvinceMapProps = {
  readonly provinces: readonly MapProvince[]
  /** Filters the list without a move to another page. */
  readonly onChoose: (code: MapCode) => void
}

/** The numbers consider the other filters. Without scripts the map's links lead to pages. */
export function ProvinceMap({ provinces, onChoose }: ProvinceMapProps) {
  const most = Math.max(1, ...provinces.map(({ count }) => count))
  const follow = (code: MapCode) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(code)
  }
  return (
    <figure className={styles.map}>
      <svg className={styles.drawing} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="group" aria-label={words.map.title}>
        {provinces.map((province) => {
          const { code, name, count, path, isChosen } = province
          const shade = count === 0 ? 0 : Math.ceil((count / most) * 4)
          const label = { className: styles.province, "aria-label": words.map.province(name, count) }
          if (path === null) {
            return (
              <g key={code} role="img" data-shade={0} {...label}>
                <Shape {...province} />
              </g>
            )
          }
          return (
            <a key={code} href={path} aria-current={isChosen ? "true" : undefined} data-shade={shade} onClick={follow(code)} {...label}>
              <Shape {...province} />
            </a>
          )
        })}
      </svg>
      <figcaption className={styles.caption}>
        <span className={styles.shades}>{words.map.shades}</span> {words.map.madeWith}{" "}
        <Link to="https://www.naturalearthdata.com/">Natural Earth</Link>.
      </figcaption>
    </figure>
  )
}

/** The outline has a file of its own: it is no part of the scripts, and the pages of all languages share it. */
function Shape({ code, name, count }: MapProvince) {
  const [x, y] = mapPlaces[code]
  const isBrussels = code === brussels
  return (
    <>
      {isBrussels ? (
        <circle className={styles.shape} cx={x} cy={y} r={brusselsRadius} />
      ) : (
        <use className={styles.shape} href={`/provinces.svg#${code}`} />
      )}
      {!isBrussels &&
        linesOf(code, name).map((line, index, lines) => (
          <Fragment key={line}>
            <text className={styles.name} x={x} y={y - 8 - 13 * (lines.length - 1 - index)} aria-hidden="true">
              {line}
            </text>
            {/* The link's name must contain its visible text (WCAG 2.5.3), so two lines need a space between them. */}
            {line.endsWith("-") ? null : " "}
          </Fragment>
        ))}
      <text className={styles.count} data-alone={isBrussels} x={x} y={y} aria-hidden="true">
        {count}
      </text>
    </>
  )
}

function linesOf(code: MapCode, name: string): readonly string[] {
  return code === onTwoLines ? name.split(/ |(?<=-)/) : [name]
}
