/** Each card's picture is made once, after the pages are written. */
import { existsSync, statSync } from "node:fs"
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { ReadPage } from "../read-pages.ts"
import type { Card } from "./card.ts"
import { drawCard } from "./drawing.tsx"

/** sharp uses all cores for some of its work only. */
const atOnce = 4

export type PictureFile = { readonly address: string; readonly bytes: number }

type Pages = ReadonlyMap<string, Pick<ReadPage, "card">>

/** Also removes pictures that no page shows. Returns the addresses of new and removed ones. */
export async function drawCards(folder: string, pages: Pages): Promise<readonly string[]> {
  const cards = new Map([...pages.values()].flatMap(({ card }) => (card === null ? [] : [[card.address, card] as const])))
  const storedPictures = new Set(await picturesIn(folder))
  const fresh = [...cards].filter(([address]) => !storedPictures.has(address))
  const unusedPictures = [...storedPictures].filter((address) => !cards.has(address))
  await drawAll(fresh, folder)
  for (const address of unusedPictures) await rm(path.join(folder, address), { force: true })
  return [...fresh.map(([address]) => address), ...unusedPictures]
}

export function coverOf(folder: string, pages: Pages, page: string): PictureFile | null {
  const address = pages.get(page)?.card?.cover ?? null
  const file = address === null ? null : coverFile(folder, address)
  return address === null || file === null ? null : { address, bytes: statSync(file).size }
}

function coverFile(folder: string, address: string): string | null {
  const file = path.join(folder, decodeURIComponent(address))
  return existsSync(file) ? file : null
}

async function picturesIn(folder: string): Promise<readonly string[]> {
  // The first build has no such folder.
  const names = await readdir(path.join(folder, "social")).catch(() => [])
  return names.filter((name) => name.endsWith(".jpg")).map((name) => `/social/${name}`)
}

async function drawAll(cards: readonly (readonly [address: string, card: Card])[], folder: string): Promise<void> {
  const queue = [...cards]
  if (queue.length > 0) await mkdir(path.join(folder, "social"), { recursive: true })
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [address, card] = next
      const picture = await drawCard(card, card.cover === null ? null : coverFile(folder, card.cover))
      // A build that ends here leaves no half a picture under a name that says it is whole.
      const file = path.join(folder, address)
      await writeFile(`${file}.part`, picture)
      await rename(`${file}.part`, file)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
