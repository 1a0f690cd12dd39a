import { fieldsOf } from "#contract/content.ts"
import { isRelationship } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import { inFolder, type Print } from "./bench.ts"
import { importInto, startContentServer, stayOffServerCore } from "./content-server.ts"
import { generateContent } from "./generate.ts"
import { measureLoad, type Load } from "./load.ts"

const includes = Object.entries(fieldsOf("node--article")).flatMap(([name, field]) => (isRelationship(field) ? name : []))
const collection = `${collectionPath("node--article")}?filter[status]=1&include=${includes.join(",")}`

/** A condition that is always true and always different, so that no cache has the answer. */
function unseen(index: number): string {
  return `&filter[n][condition][path]=drupal_internal__nid&filter[n][condition][operator]=%3E&filter[n][condition][value]=-${index + 1}`
}

/** Measures the publications with all includes, from the cache and not, and how this grows with the number of nodes. */
export async function benchServer(print: Print): Promise<void> {
  stayOffServerCore()
  print(`publications with ${includes.join(", ")}`)
  print(row(["content", "cache", "requests/s", "p50 ms", "p99 ms", "kB (gzip)"]))
  await withContent("demo", async (url) => {
    print(line("demo", "yes", await measure(url, () => "")))
    print(line("demo", "no", await measure(url, unseen)))
  })
  const medians: number[] = []
  for (const count of [100, 1000, 10_000]) {
    await inFolder(async (folder) => {
      await generateContent("demo", folder, count)
      await withContent(folder, async (url) => {
        const load = await measure(url, unseen, 1)
        medians.push(load.p50)
        print(line(`${count} nodes`, "no, alone", load))
      })
    })
  }
  const [small = 1, , large = 1] = medians
  print(`uncached, 10,000 nodes : 100 nodes = ${(large / small).toFixed(2)} : 1`)
}

async function measure(url: string, variation: (index: number) => string, connections = 10): Promise<Load> {
  let offset = 0
  const run = async (seconds: number) => {
    const load = await measureLoad({ address: (index) => url + collection + variation(offset + index), connections, seconds })
    offset += load.count
    return load
  }
  await run(1)
  return run(5)
}

function withContent(folder: string, work: (url: string) => Promise<void>): Promise<void> {
  return inFolder(async (home) => {
    importInto(home, folder)
    const server = await startContentServer(home)
    await work(server.url).finally(() => server.stop())
  })
}

function line(content: string, cache: string, { perSecond, p50, p99, bytes }: Load): string {
  return row([content, cache, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), (bytes / 1000).toFixed(1)])
}

function row([first = "", second = "", ...figures]: readonly string[]): string {
  return first.padEnd(14) + second.padEnd(10) + figures.map((figure) => figure.padStart(12)).join("")
}
