import { writeFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import * as v from "valibot"
import { buildStampPath } from "../../../contract/publishing.ts"
import { buildStamp } from "./build-stamp.ts"
import type { ItemFields } from "../content/item-fields.ts"
import { makeWriter } from "../write-files.ts"
import { editStamps, stampsIn } from "./edit-stamps.ts"
import { inlineState } from "./initial-state.ts"
import { stampPages } from "./page-hashes.ts"

const state = v.object({ webpackCompilationHash: v.string() })
const writtenPage = v.object({ payload: v.object({ page: v.string() }) })

type Gatsby = Pick<BuildArgs, "store" | "emitter">

// Its first call reads every page's data, later ones only those that Gatsby has written since.
/** Makes a function that stamps each build: page data with the bundles' hash, an edit.json for each item (it returns the changed), build.json. */
export function makeStamping(folder: string): (gatsby: Gatsby, items: readonly ItemFields[]) => readonly string[] {
  const writeStamps = makeWriter(folder, stampsIn)
  const written = new Set<string>()
  let last: string | undefined
  return ({ store, emitter }, items) => {
    // Gatsby types getState as a bare Function, which can't be called.
    const { webpackCompilationHash: hash } = v.parse(state, Reflect.apply(store.getState, store, []))
    // Gatsby's store emits an event after it has written a page data file.
    if (last === undefined)
      emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", (action: unknown) => written.add(v.parse(writtenPage, action).payload.page))
    stampPages(folder, hash, last === hash ? written : undefined)
    inlineState(folder)
    written.clear()
    last = hash
    const files = writeStamps(editStamps(items, hash))
    writeFileSync(path.join(folder, buildStampPath), JSON.stringify(buildStamp(items)))
    return files
  }
}
