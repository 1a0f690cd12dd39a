import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { anonymous, type Viewer } from "#contract/permissions.ts"
import { createApp, type App } from "#server/app.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"

export type Print = (line: string) => void

export const admin: Viewer = { ...anonymous, uid: 1, roles: ["administrator"] }

export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "g30-bench-"))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const appBase = (db: Database, filesFolder: string) => ({
  ...{ db, filesFolder, config: { corsOrigins: [] }, log: () => undefined, now: () => new Date(), session: {} },
})

export function appFor(viewer: Viewer, db: Database, filesFolder: string): App {
  return createApp({ ...appBase(db, filesFolder), authenticate: () => viewer })
}

type Identity = Pick<StoredEntity, "type" | "id" | "uuid" | "label">

export function entityWith(identity: Identity, more: Partial<StoredEntity> = {}): StoredEntity {
  const times = { created: 1_700_000_000, changed: 1_700_000_000 }
  const nothing = { uid: null, references: {}, alias: null, formerAliases: [], fields: {} }
  return { ...identity, langcode: "en", status: true, ...times, ...nothing, ...more }
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}

type Measure = (round: number) => Promise<number>

/** Two measures take turns. The rounds of the warm-up don't count. */
export async function mediansOf(one: Measure, other: Measure, { rounds, warmUp }: { rounds: number; warmUp: number }) {
  const [ofOne, ofOther]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds + warmUp; round += 1) {
    ofOne.push(await one(round))
    ofOther.push(await other(round))
  }
  return [median(ofOne.slice(warmUp)), median(ofOther.slice(warmUp))] as const
}
