import { join } from "node:path"
import { collectionPath } from "#contract/paths.ts"
import { anonymous, type Viewer } from "#contract/permissions.ts"
import type { App } from "#server/app.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { admin, appFor, inFolder, median, mediansOf } from "./bench.ts"
import { fill, touch } from "./scale-content.ts"

type Site = { readonly db: Database; readonly app: (viewer: Viewer) => App }

const viewers = {
  admin,
  member: { ...anonymous, uid: 2 },
  anonymous,
} as const satisfies Readonly<Record<string, Viewer>>

const contains = (word: string) =>
  `filter[t][condition][path]=title&filter[t][condition][operator]=CONTAINS&filter[t][condition][value]=${encodeURIComponent(word)}`

const articles = collectionPath("node--article")
/** The lists, and how many times longer each may take in the larger database. */
const lists: Readonly<Record<string, { readonly address: string; readonly most: number; readonly onlyAdmin?: true }>> = {
  "published, newest change first": { address: `${articles}?filter[status]=1&sort=-changed&page[limit]=50`, most: 1.5 },
  "published, by title": { address: `${articles}?filter[status]=1&sort=title&page[limit]=50`, most: 1.5 },
  "drafts, newest change first": { address: `${articles}?filter[status]=0&sort=-changed&page[limit]=50`, most: 1.5, onlyAdmin: true },
  "all, newest change first": { address: `${articles}?sort=-changed&page[limit]=50`, most: 1.5 },
  "all, by title from Z": { address: `${articles}?sort=-title&page[limit]=50`, most: 1.5 },
  "all, by status": { address: `${articles}?sort=status&page[limit]=50`, most: 1.5 },
  "all, by status and change": { address: `${articles}?sort=status,-changed&page[limit]=50`, most: 1.5 },
  "events, newest change first": { address: `${collectionPath("node--agenda")}?sort=-changed&page[limit]=50`, most: 1.5 },
  "count of all (one item)": { address: `${articles}?page[limit]=1`, most: 1.5 },
  "count by status (one item)": { address: `${articles}?filter[status]=1&page[limit]=1`, most: 1.5 },
  "search: belvedere, twenty": { address: `${articles}?${contains("belvedere")}&sort=-changed&page[limit]=50`, most: 5 },
  "search: tur, 1 in 8": { address: `${articles}?${contains("tur")}&sort=title&page[limit]=50`, most: 5 },
  "search: ' et ', all": { address: `${articles}?${contains(" et ")}&sort=title&page[limit]=50`, most: 5 },
  "search: etage, none": { address: `${articles}?${contains("etage")}&sort=title&page[limit]=50`, most: 5 },
}

/** Compares the medians of lists, searches and counts in a small and a large database. */
export async function benchScale(print: (line: string) => void, sizes: readonly [number, number] = [1000, 100_000]): Promise<void> {
  print(`in process, medians of 101 alternating requests, ms; ${String(sizes[0])} against ${String(sizes[1])} nodes`)
  await inFolder(async (folder) => {
    const [small, large] = [siteOf(folder, sizes[0]), siteOf(folder, sizes[1])]
    print(row(["list", "who", String(sizes[0]), String(sizes[1]), "ratio", "most", ""]))
    const rows = Object.entries(lists).flatMap(([name, { onlyAdmin = false, ...list }]) =>
      Object.entries(viewers).flatMap(([who, viewer]) => (onlyAdmin && who !== "admin" ? [] : [{ name, who, viewer, ...list }])),
    )
    for (const { viewer, ...list } of rows) print(await compare(list, small.app(viewer), large.app(viewer)))
    print(await afterWrite("… tur, right after a write", "tur", [small, large]))
    print(await afterWrite("… ' et ', right after a write", " et ", [small, large]))
    for (const { db } of [small, large]) db.close()
  })
}

function siteOf(folder: string, count: number): Site {
  const db = openDatabase(join(folder, `${String(count)}.sqlite`))
  fill(db, count)
  return { db, app: (viewer) => appFor(viewer, db, folder) }
}

type Comparison = { readonly name: string; readonly who: string; readonly address: string; readonly most: number }

async function compare({ name, who, address, most }: Comparison, small: App, large: App): Promise<string> {
  // A type that is nowhere makes it another address, which no cache has.
  const measure = (app: App) => (round: number) => timed(app, `${address}&fields[run--${round}]=x`)
  return result({ name, who, most }, ...(await mediansOf(measure(small), measure(large), { rounds: 101, warmUp: 10 })))
}

/** A search whose count isn't cached, as after each write. */
async function afterWrite(name: string, word: string, sites: readonly [Site, Site]): Promise<string> {
  const address = `${articles}?${contains(word)}&sort=title&page[limit]=50`
  const measure = async ({ db, app }: Site) => {
    const admin = app(viewers.admin)
    const times: number[] = []
    for (let index = 0; index < 41; index++) {
      touch(db, index)
      times.push(await timed(admin, address))
    }
    return median(times.slice(10))
  }
  return result({ name, who: "admin", most: 5 }, await measure(sites[0]), await measure(sites[1]))
}

async function timed({ fetch }: App, address: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(new Request(`http://bench.example${address}`))
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${address} answers ${String(response.status)}`)
  return performance.now() - started
}

function result({ name, who, most }: Omit<Comparison, "address">, small: number, large: number): string {
  const ratio = large / small
  return row([name, who, small.toFixed(2), large.toFixed(2), ratio.toFixed(2), String(most), ratio <= most ? "" : "TOO SLOW"])
}

function row([name = "", who = "", ...figures]: readonly string[]): string {
  return name.padEnd(34) + who.padEnd(11) + figures.map((figure) => figure.padStart(9)).join("")
}
