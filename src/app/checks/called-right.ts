import * as v from "valibot"
import { readJson, writeItem } from "#lib/storage.ts"

const ids = v.array(v.string())
/** For each item. The oldest are dropped first. */
const most = 200

const keyOf = (itemId: string) => `g30-checks:${itemId}`

/** The ids of the findings of an item that the user of this browser marked as right. */
export function calledRight(itemId: string): readonly string[] {
  const parsed = v.safeParse(ids, readJson("localStorage", keyOf(itemId)))
  return parsed.success ? parsed.output : []
}

export function keepCalledRight(itemId: string, findings: readonly string[]): void {
  writeItem("localStorage", keyOf(itemId), findings.length === 0 ? null : JSON.stringify(findings.slice(-most)))
}
