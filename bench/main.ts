import "./words.ts"
import { benchBuild } from "./build.ts"
import { benchList } from "./list.ts"
import { benchLoad } from "./load.ts"
import { benchPublish } from "./publish.ts"
import { benchRunning } from "./running.ts"
import { benchTyping } from "./typing.ts"

const print = (line: string) => {
  console.log(line)
}

const benchmarks: Readonly<Record<string, (sizes: readonly number[]) => Promise<void>>> = {
  build: (sizes) => benchBuild(sizes.length === 0 ? [200, 2000] : sizes, print),
  load: ([seconds = 60]) => benchLoad(print, seconds),
  list: () => benchList(print),
  typing: () => benchTyping(print),
  running: () => benchRunning(print),
  publish: ([pages = 6000, languageCount = 3]) => benchPublish(print, pages, languageCount),
}

async function main([what = "", ...sizes]: readonly string[]): Promise<void> {
  const run = Object.hasOwn(benchmarks, what) ? benchmarks[what] : undefined
  if (run !== undefined && sizes.every((size) => /^\d+$/.test(size))) return run(sizes.map(Number))
  console.error(
    `Usage: npm run bench -- ${Object.keys(benchmarks).join(" | ")} [number of publications (publish: of their pages, and of languages), or seconds of load]`,
  )
  process.exitCode = 2
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
