import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { copyWhole } from "#bench/whole-project.ts"

const entries = v.array(v.looseObject({ id: v.number(), cover: v.optional(v.nullable(v.string())) }))

/** Items that are kept; of other kinds all. Publication 204 has a draft in Dutch, 206 is in French alone, action 313 in English alone. */
const few: Readonly<Record<string, readonly number[]>> = { "publications.json": [201, 204, 206], "actions-projects.json": [301, 313] }
const mostEvents = 12

/** Copies the project and its scripts with a small demo, which builds fast: one picture, few pages, no screens of the dashboard. */
export function makeSmallProject(root: string, folder: string): void {
  copyWhole(root, folder)
  writeFileSync(join(folder, "src", "dashboard", "dashboard.tsx"), "export const Dashboard = () => null\n")
  const content = join(folder, "demo", "content")
  for (const name of readdirSync(content)) {
    const file = join(content, name)
    const all = v.parse(entries, JSON.parse(readFileSync(file, "utf8")))
    const kept = name === "agenda.json" ? all.slice(0, mostEvents) : all.filter(({ id }) => few[name]?.includes(id) ?? true)
    writeFileSync(file, JSON.stringify(kept.map(withOnePicture)))
  }
}

function withOnePicture(entry: v.InferOutput<typeof entries>[number]) {
  const cover = typeof entry.cover === "string" ? { cover: "brick-row-houses-street.jpg" } : {}
  return { ...entry, ...cover, ...("gallery" in entry ? { gallery: [] } : {}), ...("attachments" in entry ? { attachments: [] } : {}) }
}
