/** Which files items show. */
import { fileFields } from "../model.ts"
import type { Entity } from "./entity.ts"
import type { WantedFile } from "./files.ts"
import type { RawFile } from "./sourced-nodes.ts"
import { textFactsOf } from "./text-facts.ts"

type Files = ReadonlyMap<string, RawFile>

/** The files that an item shows. */
const shown = new WeakMap<Entity, { readonly files: Files; readonly wanted: readonly WantedFile[] }>()

export function wantedFiles(entities: readonly Entity[], files: Files): WantedFile[] {
  const find = wantedIn(files)
  return entities.flatMap((item) => {
    const known = shown.get(item)
    if (known?.files === files) return known.wanted
    const wanted = find(item)
    shown.set(item, { files, wanted })
    return wanted
  })
}

/** Makes a function that finds the files that an item shows. */
function wantedIn(files: Files): (item: Entity) => readonly WantedFile[] {
  const byAddress = new Map([...files.values()].map((file) => [file.uri.url, file]))
  const wanted = (item: Entity, address: string, isPicture: boolean): WantedFile => {
    const known = byAddress.get(address)
    return { address, version: known === undefined ? "" : `${known.changed ?? ""} ${known.filesize}`, isPicture, item }
  }
  return (item) => {
    const attached = fileFields(item.type).flatMap(({ name, isPicture }) =>
      (item.relationships[name] ?? []).flatMap(({ id }) => {
        const found = id === null ? undefined : files.get(id)
        return found === undefined ? [] : wanted(item, found.uri.url, isPicture)
      }),
    )
    return [...attached, ...textFactsOf(item).pictures.map((src) => wanted(item, src, true))]
  }
}
