/** The pictures of shared links, made once for each card, after the pages are written. */
import { existsSync, statSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import * as v from "valibot"
import { cardAddress, cardOf, type Card } from "./card.ts"
import { drawCard } from "./drawing.tsx"

const state = v.object({ pages: v.instance(Map) })
const writtenPage = v.object({ payload: v.object({ page: v.string() }) })
const pageData = v.object({ result: v.object({ data: v.optional(v.unknown()), pageContext: v.object({ id: v.optional(v.string()) }) }) })

/** sharp uses all cores for some of its work only. */
const atOnce = 4

/** A picture of the site as a file. */
export type PictureFile = { readonly address: string; readonly bytes: number }

/**
 * `draw` draws the cards of pages that lack a picture, and removes pictures that no page shows. It returns the addresses of both.
 * Its first call reads each page's data, later ones only those that Gatsby has written since. `coverOf` tells the picture that is on a page's card.
 */
export function makeSocialPictures(folder: string) {
  const cards = new Map<string, Card>()
  const written = new Set<string>()
  let made: Set<string> | undefined
  const draw = async ({ store, emitter }: Pick<BuildArgs, "store" | "emitter">, siteUrl: string): Promise<readonly string[]> => {
    const { pages } = v.parse(state, Reflect.apply(store.getState, store, []))
    const paths = siteUrl === "" ? [] : [...pages.keys()].map(String)
    if (made === undefined)
      emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", (action: unknown) => written.add(v.parse(writtenPage, action).payload.page))
    for (const page of paths) if (!cards.has(page) || written.has(page)) cards.set(page, await readCard(folder, page))
    const shown = new Set(paths)
    for (const page of cards.keys()) if (!shown.has(page)) cards.delete(page)
    written.clear()
    const wanted = new Map([...cards.values()].map((card) => [cardAddress(card), card]))
    made ??= new Set(await picturesIn(folder))
    const fresh = [...wanted.keys()].filter((address) => made?.has(address) !== true)
    const gone = [...made].filter((address) => !wanted.has(address))
    await drawAll(
      fresh.flatMap((address) => ({ file: path.join(folder, address), card: wanted.get(address) })),
      folder,
    )
    for (const address of gone) await rm(path.join(folder, address), { force: true })
    made = new Set(wanted.keys())
    return [...fresh, ...gone]
  }
  const coverOf = (page: string): PictureFile | null => {
    const address = cards.get(page)?.cover ?? null
    const file = address === null ? null : coverFile(folder, address)
    return address === null || file === null ? null : { address, bytes: statSync(file).size }
  }
  return { draw, coverOf }
}

/** The file of a picture; null if it isn't there. */
function coverFile(folder: string, address: string): string | null {
  const file = path.join(folder, decodeURIComponent(address))
  return existsSync(file) ? file : null
}

async function readCard(folder: string, page: string): Promise<Card> {
  const file = path.join(folder, "page-data", page === "/" ? "index" : page, "page-data.json")
  if (!existsSync(file)) return cardOf(page, null)
  const { result } = v.parse(pageData, JSON.parse(await readFile(file, "utf8")))
  return cardOf(page, result.pageContext.id === undefined ? null : result.data)
}

async function picturesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(path.join(folder, "social")).catch(() => [])
  return names.filter((name) => name.endsWith(".jpg")).map((name) => `/social/${name}`)
}

async function drawAll(wanted: readonly { readonly file: string; readonly card: Card | undefined }[], folder: string): Promise<void> {
  const queue = [...wanted]
  if (queue.length > 0) await mkdir(path.join(folder, "social"), { recursive: true })
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (next.card === undefined) continue
      const picture = await drawCard(next.card, next.card.cover === null ? null : coverFile(folder, next.card.cover))
      // A build that ends here leaves no half a picture under a name that says it is whole.
      await writeFile(`${next.file}.part`, picture)
      await rename(`${next.file}.part`, next.file)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
