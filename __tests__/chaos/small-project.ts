import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { copyWhole } from "#bench/whole-project.ts"

const entries = v.array(v.looseObject({ id: v.number(), cover: v.optional(v.nullable(v.string())) }))

/** Items that are kept; of other kinds all. */
const most: Readonly<Record<string, number>> = { "publications.json": 3, "actions-projects.json": 2, "agenda.json": 12 }

/** Copies the project and its scripts with a small demo, which builds fast: one picture, few pages, no screens of the dashboard. */
export function makeSmallProject(root: string, folder: string): void {
  copyWhole(root, folder)
  writeFileSync(join(folder, "src", "app", "dashboard.tsx"), "export const Dashboard = () => null\n")
  const content = join(folder, "demo", "content")
  for (const name of readdirSync(content)) {
    const file = join(content, name)
    const kept = v.parse(entries, JSON.parse(readFileSync(file, "utf8"))).slice(0, most[name] ?? Infinity)
    writeFileSync(file, JSON.stringify(kept.map(withOnePicture)))
  }
}

function withOnePicture(entry: v.InferOutput<typeof entries>[number]) {
  const cover = typeof entry.cover === "string" ? { cover: "brick-row-houses-street.jpg" } : {}
  return { ...entry, ...cover, ...("gallery" in entry ? { gallery: [] } : {}), ...("attachments" in entry ? { attachments: [] } : {}) }
}
