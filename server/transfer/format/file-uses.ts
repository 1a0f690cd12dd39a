/** All languages show the same pictures with their own words, but each language has its own attachments. */
import * as v from "valibot"
import type { Json } from "#contract/jsonapi.ts"
import type { StoredEntity, StoredReference } from "#server/content/entities/entity.ts"
import type { ItemNames, Key, ReadContext } from "./key.ts"
import { references } from "./relation.ts"
import { forAllOrEach, textIn, textMap, valueIn } from "./text-map.ts"

const describedPicture = v.strictObject({
  file: v.string(),
  alt: v.optional(forAllOrEach(v.nullable(v.string()))),
  title: v.optional(forAllOrEach(v.string())),
})
const pictureUse = v.lazy((use) => (typeof use === "string" ? v.string() : describedPicture))

/** The value is a name, or an object if the picture has an alt or title of its own. */
export function picture(name: string): Key {
  return references(name, { schema: pictureUse, read: readPicture, write: writePicture })
}

function writePicture({ uuid, meta: { alt = null, title = "" } }: StoredReference, { langcode }: StoredEntity, at: ItemNames): Json {
  const own = { ...(at.altOf(uuid, langcode) === alt ? {} : { alt }), ...(title === "" ? {} : { title }) }
  const file = at.fileName(uuid)
  return Object.keys(own).length === 0 ? file : { file, ...own }
}

function readPicture(use: v.InferOutput<typeof pictureUse>, at: ReadContext): StoredReference | undefined {
  const { file: name, alt: ownAlt, title = "" } = typeof use === "string" ? { file: use } : use
  const picture = at.find.picture(name)
  const own = ownAlt === undefined ? undefined : valueIn(ownAlt, at)
  // A draft's null means that nobody has written the alt yet.
  const alt = own === undefined ? picture?.alts[at.langcode] : own
  if (picture === undefined) at.fail(`images/index.json has no picture "${name}"`)
  else if (alt === undefined) at.fail(`"${name}" has no alt_${at.langcode} in images/index.json; "" is for a decoration`)
  else return { uuid: picture.entity.uuid, meta: { alt, title: valueIn(title, at) ?? "", width: picture.width, height: picture.height } }
  return undefined
}

const attachment = v.strictObject({
  file: forAllOrEach(v.string()),
  title: v.optional(textMap),
  display: v.optional(v.boolean(), true),
})

/** The value is one file for all languages, or a file for each language. */
export function attachments(name: string): Key {
  return references(name, { schema: attachment, read: readAttachment, write: writeAttachment })
}

function writeAttachment({ uuid, meta }: StoredReference, { langcode }: StoredEntity, at: ItemNames): Json {
  const description = meta.description ?? ""
  return {
    file: at.fileName(uuid),
    ...(description === "" ? {} : { title: { [langcode]: description } }),
    ...(meta.display === false ? { display: false } : {}),
  }
}

function readAttachment({ file, title, display }: v.InferOutput<typeof attachment>, at: ReadContext): StoredReference | undefined {
  const name = valueIn(file, at)
  // An attachment may lack a counterpart in a language.
  if (name === undefined || name === null) return undefined
  const description = (title === undefined ? undefined : textIn(title, at.into("title"))) ?? ""
  const attachedFile = at.find.attachment(name)
  if (!("problem" in attachedFile)) return { uuid: attachedFile.entity.uuid, meta: { display, description } }
  at.into("file").fail(attachedFile.problem)
  return undefined
}
