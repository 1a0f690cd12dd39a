import { fileFields } from "../model.ts"
import type { Entity } from "./entity.ts"
import type { WantedFile } from "./files.ts"
import type { RawFile } from "./sourced-nodes.ts"
import { textFactsOf } from "./text-facts.ts"

/** The files that items show. */
export function wantedFiles(entities: readonly Entity[], files: ReadonlyMap<string, RawFile>): WantedFile[] {
  const byAddress = new Map([...files.values()].map((file) => [file.uri.url, file]))
  return entities.flatMap((item) => {
    const wanted = (address: string, isPicture: boolean): WantedFile => {
      const known = byAddress.get(address)
      return { address, version: known === undefined ? "" : `${known.changed ?? ""} ${known.filesize}`, isPicture, item }
    }
    const attached = fileFields(item.type).flatMap(({ name, isPicture }) =>
      (item.relationships[name] ?? []).flatMap(({ id }) => {
        const found = id === null ? undefined : files.get(id)
        return found === undefined ? [] : wanted(found.uri.url, isPicture)
      }),
    )
    return [...attached, ...textFactsOf(item).pictures.map((address) => wanted(address, true))]
  })
}
