import { extname } from "node:path"
import * as v from "valibot"
import { attachmentRules, pictureRules } from "#contract/fields.ts"
import { filesPath } from "#contract/paths.ts"
import { toSeconds } from "#server/content/agenda/brussels.ts"
import { langcode } from "./keys.ts"

/** The two folders of files beside `content/`; each may have an `index.json`. */
export const fileFolders = ["images", "attachments"] as const
export type FileFolder = (typeof fileFolders)[number]

/** Where files that are named without a folder lie below the files folder: Drupal's folder by month, but a stable one. */
const ownFolder = "2026-11"

export function extensionOf(name: string): string {
  return extname(name).slice(1).toLowerCase()
}

export function isPictureName(name: string): boolean {
  return pictureRules.extensions.split(" ").includes(extensionOf(name))
}

/** The path below the files folder of a file's name in a content folder; a name with a folder is that path. */
export function pathOf(name: string): string {
  return name.includes("/") ? name : `${ownFolder}/${name}`
}

/** The reverse of `pathOf`. */
export function nameOf(path: string): string {
  const name = path.slice(ownFolder.length + 1)
  return path.startsWith(`${ownFolder}/`) && !name.includes("/") ? name : path
}

/** The address of a file in rich texts. */
export function addressOf(path: string): string {
  return `${filesPath}/${path.split("/").map(encodeURIComponent).join("/")}`
}

/** What is wrong with a file's name, or `null`: it must stay inside its folder and have an extension that the model allows there. */
export function nameProblem(name: string, folder: FileFolder): string | null {
  const isSafe = name.split("/").every((part) => /^[^\p{Cc}\\:*?"<>|]+$/u.test(part) && !part.startsWith("."))
  if (!isSafe) return `"${name}" is no name for a file`
  if (nameOf(pathOf(name)) !== name) return `"${name}" is "${nameOf(pathOf(name))}": write it so`
  const { extensions } = folder === "images" ? pictureRules : attachmentRules
  return extensions.split(" ").includes(extensionOf(name))
    ? null
    : `"${name}" has none of the extensions ${extensions.replaceAll(" ", ", ")}`
}

const instant = v.pipe(
  v.string(),
  v.check((text) => toSeconds(text) !== null, "is no instant: write it as 2026-10-06T09:00:00+02:00"),
)
const alt = v.exactOptional(v.pipe(v.string(), v.maxLength(512, "is longer than 512 characters")))
const measure = v.exactOptional(v.pipe(v.number(), v.integer("is no whole number"), v.minValue(1, "is less than 1")))

/** An entry of `images/index.json` or `attachments/index.json`. */
export const fileEntry = v.strictObject({
  file: v.pipe(v.string(), v.nonEmpty("is empty")),
  alt_en: alt,
  alt_fr: alt,
  alt_nl: alt,
  width: measure,
  height: measure,
  subject: v.exactOptional(v.string()),
  fid: measure,
  uuid: v.exactOptional(v.pipe(v.string(), v.uuid("is no UUID"))),
  filename: v.exactOptional(v.string()),
  filemime: v.exactOptional(v.string()),
  langcode: v.exactOptional(langcode),
  used: v.exactOptional(v.boolean()),
  author: v.exactOptional(v.nullable(v.number())),
  created: v.exactOptional(instant),
  changed: v.exactOptional(instant),
})
export type FileEntry = v.InferOutput<typeof fileEntry>
