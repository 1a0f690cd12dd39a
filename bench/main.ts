import "./words.ts"
import { benchAgenda } from "./agenda.ts"
import { benchBuild } from "./build.ts"
import { benchDirectory } from "./directory.ts"
import { benchDrupal } from "./drupal.ts"
import { benchList } from "./list.ts"
import { benchLogin } from "./login.ts"
import { benchPublish } from "./publish.ts"
import { benchRunning } from "./running.ts"
import { benchScale } from "./scale.ts"
import { benchSearch } from "./search.ts"
import { benchServer } from "./server.ts"
import { benchTyping } from "./typing.ts"
import { benchUsers } from "./users.ts"
import { benchVisitors } from "./visitors.ts"
import { benchWorst } from "./worst.ts"

const print = (line: string) => {
  console.log(line)
}

const benchmarks: Readonly<Record<string, (sizes: readonly number[]) => Promise<void>>> = {
  build: (sizes) => benchBuild(sizes.length === 0 ? [200, 2000] : sizes, print),
  server: () => benchServer(print),
  scale: () => benchScale(print),
  load: ([seconds = 60]) => benchUsers(print, seconds),
  login: () => benchLogin(print),
  worst: () => benchWorst(print),
  agenda: () => benchAgenda(print),
  list: () => benchList(print),
  typing: () => benchTyping(print),
  running: () => benchRunning(print),
  visitors: () => benchVisitors(print),
  search: ([count = 2000]) => benchSearch(print, count),
  drupal: ([count = 2000]) => benchDrupal(print, count),
  directory: ([count = 200]) => benchDirectory(print, count),
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
