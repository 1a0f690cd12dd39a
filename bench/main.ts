import { benchAgenda } from "./agenda.ts"
import { benchBuild } from "./build.ts"
import { benchList } from "./list.ts"
import { benchLogin } from "./login.ts"
import { benchPublish } from "./publish.ts"
import { benchScale } from "./scale.ts"
import { benchServer } from "./server.ts"
import { benchTyping } from "./typing.ts"
import { benchUsers } from "./users.ts"
import { benchVisitors } from "./visitors.ts"
import { benchWorst } from "./worst.ts"

const print = (line: string) => {
  console.log(line)
}

async function main([what, ...sizes]: readonly string[]): Promise<void> {
  if (what === "server") return benchServer(print)
  if (what === "scale") return benchScale(print)
  if (what === "load") return benchUsers(print, Number(sizes[0] ?? 60))
  if (what === "login") return benchLogin(print)
  if (what === "worst") return benchWorst(print)
  if (what === "agenda") return benchAgenda(print)
  if (what === "list") return benchList(print)
  if (what === "publish") return benchPublish(print, Number(sizes[0] ?? 2000))
  if (what === "visitors") return benchVisitors(print)
  if (what === "typing") return benchTyping(print)
  if (what === "build" && sizes.every((size) => /^\d+$/.test(size)))
    return benchBuild(sizes.length === 0 ? [200, 2000, 10_000] : sizes.map(Number), print)
  console.error(
    "Usage: npm run bench -- build [number of publications…]\n       npm run bench -- server | scale | load [seconds] | login | worst | list | agenda | typing | visitors | publish [number of publications]",
  )
  process.exitCode = 2
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
