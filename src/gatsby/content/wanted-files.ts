import { fileFields } from "../model.ts"
import type { Entity } from "./source-entity.ts"
import type { WantedFile } from "./files.ts"
import type { RawFile } from "./sourced-nodes.ts"
import { textFactsOf } from "./text-facts.ts"

export function wantedFiles(entities: readonly Entity[], files: ReadonlyMap<string, RawFile>): WantedFile[] {
  const byAddress = new Map([...files.values()].map((file) => [file.uri.url, file]))
  return entities.flatMap((item) => {
    const fileAt = (address: string, isPicture: boolean): WantedFile => {
      const entry = byAddress.get(address)
      return { address, version: entry === undefined ? "" : `${entry.changed ?? ""} ${entry.filesize}`, isPicture, item }
    }
    const attached = fileFields(item.type).flatMap(({ name, isPicture }) =>
      (item.relationships[name] ?? []).flatMap(({ id }) => {
        const rawFile = id === null ? undefined : files.get(id)
        return rawFile === undefined ? [] : fileAt(rawFile.uri.url, isPicture)
      }),
    )
    return [...attached, ...textFactsOf(item).pictures.map((address) => fileAt(address, true))]
  })
}
