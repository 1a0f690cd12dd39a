/** Reads a back end again after a push, and compares it with the database: numbers, fields, checksums of files. */
import { kindOf } from "#contract/content.ts"
import { differingFields, type Item } from "../items/item.ts"
import { itemTypes } from "../items/local-items.ts"
import { localBytes, remoteBytes, shaOf } from "../run/file-bytes.ts"
import { inParallel, requestLimit } from "../run/parallel.ts"
import { readRemote } from "../run/remote-content.ts"
import { nameOf } from "../run/report.ts"
import { remoteItems, sharedFields, type Sides } from "../run/sides.ts"
import type { Compared } from "../run/compare.ts"
import type { FilePlan } from "./files.ts"
import { samePicture } from "./same-picture.ts"

type Sent = {
  /** What the push meant to bring. */
  readonly compared: readonly Compared[]
  readonly files: readonly FilePlan[]
  /** Whether anything was sent. What was read before the push is else as it is still. */
  readonly isChanged: boolean
}

/** The differences, a line each; none where all is well. */
export async function verifyPush(
  sides: Sides,
  { compared, files, isChanged }: Sent,
): Promise<{ readonly differences: readonly string[]; readonly notes: readonly string[] }> {
  const { backEnd, known: same, progress } = sides
  const remote = isChanged ? await readRemote(backEnd, (done, total) => progress("Reading the site again", done, total)) : sides.remote
  const there = new Map(remoteItems(remote, same).map((one) => [one.item.uuid, one.item]))
  const isShared = sharedFields(remote, backEnd)
  const wanted = compared.flatMap(({ here }) => here ?? [])
  const fields = wanted.flatMap((item) => difference(item, there.get(item.uuid), (name) => isShared(item.type, name)))
  const counts = itemTypes.flatMap((type) => {
    const [here, came] = [wanted, [...there.values()].filter(({ uuid }) => wanted.some((item) => item.uuid === uuid))].map(
      (list) => list.filter((item) => item.type === type && item.translation === undefined).length,
    )
    return here === came ? [] : [`${kindOf(type).plural}: ${here ?? 0} here, ${came ?? 0} there`]
  })
  const sent = files.filter(({ verdict }) => verdict === "create" || verdict === "change")
  const byId = new Map(remote.files.map((file) => [file.id, file]))
  const sums = await inParallel(sent, requestLimit, async ({ file }) => {
    const found = byId.get(same.toThere(file.uuid))
    if (found === undefined) return { differences: [`The file ${file.path} isn't there.`], notes: [] }
    return comparedBytes({
      path: file.path,
      here: await localBytes(sides.folder, file),
      there: await remoteBytes(backEnd.client, found),
    })
  })
  return { differences: [...counts, ...fields, ...sums.flatMap((one) => one.differences)], notes: sums.flatMap((one) => one.notes) }
}

function difference(item: Item, there: Item | undefined, isShared: (name: string) => boolean): readonly string[] {
  if (there === undefined) return [`${nameOf(item)} isn't there`]
  const fields = differingFields(item, there, isShared)
  return fields.length === 0 ? [] : [`${nameOf(item)}: ${fields.join(", ")}`]
}

type Bytes = { readonly path: string; readonly here: Buffer | null; readonly there: Buffer }

async function comparedBytes({ path, here, there }: Bytes) {
  if (here !== null && shaOf(here) === shaOf(there)) return { differences: [], notes: [] }
  // A server of this project removes the place from a picture's metadata.
  if (here !== null && (await samePicture(here, there)))
    return { differences: [], notes: [`${path}: the same picture, with other metadata.`] }
  return { differences: [`The file ${path} has other bytes there.`], notes: [] }
}
