import { existsSync, realpathSync } from "node:fs"
import { join } from "node:path"
import { keptFiles, keptTurns } from "./store/delta.ts"
import { layout } from "./store/layout.ts"
import { scan } from "./store/files.ts"
import type { BuildRecord } from "./store/manifest.ts"
import { openStore } from "./store/store.ts"

/** The folder of the served site; null while there is none. */
export function currentSite(home: string): string | null {
  const { link } = layout(home)
  return existsSync(join(link, "index.html")) ? realpathSync(link) : null
}

/** Folders with files of former builds that the served one hasn't any more, the newest first. */
export function formerSites(home: string): readonly string[] {
  const { kept } = layout(home)
  return keptTurns(kept).map((turn) => keptFiles(kept, turn))
}

/** Serves a built folder as if this state folder had built it. No server may run with it. */
export function installSite(home: string, { folder, key }: { readonly folder: string; readonly key: BuildRecord["key"] }): void {
  const store = openStore(home)
  const id = (store.served()?.record?.id ?? 0) + 1
  store.publish({ folder, files: scan(folder) }, { id, key, content: key.content, counts: {}, warnings: [], heavy: {} })
}
