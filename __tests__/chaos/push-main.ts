/** `npm run test:long -- push [kills]`: kills a push of the whole demo at random moments, and compares what came with a push that was never killed. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { isDeepStrictEqual } from "node:util"
import { connect } from "#server/transfer/remote/http/back-end.ts"
import { runPull } from "#server/transfer/remote/pull/run-pull.ts"
import { readRemote } from "#server/transfer/remote/run/remote-content.ts"
import { usedFiles } from "#server/transfer/remote/push/files.ts"
import { localContent } from "#server/transfer/remote/items/local-items.ts"
import type { Transport } from "#server/transfer/remote/http/send.ts"
import { aHome, type Home } from "#support/content-folder.ts"
import { aDrupal } from "#support/drupal/a-drupal.ts"
import { prepareDrupals } from "#support/drupal/prepared.ts"
import { aLiveServer, password as livePassword } from "#support/live-server.ts"
import { aDemoHome, transfer } from "#support/transfer.ts"
import { commonContent } from "#support/transferred.ts"
import { randomOf, type Random } from "../fuzz/random.ts"

const seed = 20_261_124
const killsOfOnePush = 5

type Target = { readonly url: string; readonly user: string; readonly password: string; readonly close: () => Promise<void> }

/** Content that the targets have of their own. */
const own = ["ada", "mel", "Mel's practice"]

async function embedded(): Promise<Target> {
  const { url, close } = await aLiveServer()
  return { url: url.replace(/\/$/, ""), user: "ada", password: livePassword, close }
}

async function drupal(): Promise<Target> {
  const { url, administrator, close } = await aDrupal("module", { workers: 4 })
  return { url: url.replace(/\/$/, ""), user: administrator.name, password: administrator.password, close }
}

async function main([given = "20"]: readonly string[]): Promise<void> {
  if (!/^\d{1,4}$/.test(given)) throw new Error("Usage: npm run test:long -- push [kills]")
  const code = process.env.G30_TEST_DRUPAL
  if (code !== undefined) process.env.G30_PREPARED_DRUPAL = await prepareDrupals(code)
  const targets = [["a server of this project", embedded], ...(code === undefined ? [] : [["a Drupal", drupal] as const])] as const
  const problems: string[] = []
  for (const [name, make] of targets) problems.push(...(await killed(name, make, Number(given))))
  for (const problem of problems) console.log(`WRONG  ${problem}`)
  console.log(problems.length === 0 ? "Everything held." : `${problems.length} things are wrong.`)
  if (problems.length > 0) process.exitCode = 1
}

async function killed(name: string, make: () => Promise<Target>, count: number): Promise<readonly string[]> {
  const random = randomOf(seed)
  const problems: string[] = []
  let [kills, pushes] = [0, 0]
  while (kills < count) {
    const [target, home] = [await make(), await aDemoHome()]
    try {
      kills += await killsIn(target, home, { random, most: Math.min(killsOfOnePush, count - kills) })
      problems.push(...(await finished(target, home)).map((problem) => `${name}, push ${pushes + 1}: ${problem}`))
    } finally {
      home.db.close()
      await target.close()
    }
    pushes += 1
  }
  console.log(`${name}: ${kills} kills in ${pushes} pushes`)
  return problems
}

type Plan = { readonly random: Random; readonly most: number }

/** Kills a push up to so many times, as long as it has not come to its end. */
async function killsIn(target: Target, home: Home, { random, most }: Plan): Promise<number> {
  let kills = 0
  while (kills < most && (await killedPush(target, home, random))) kills += 1
  return kills
}

/** Whether the push was killed before its end. */
async function killedPush({ url, user, password }: Target, home: Home, random: Random): Promise<boolean> {
  const env = { ...process.env, G30_HOME: home.path, G30_PUSH_USER: user }
  const child = spawn(process.execPath, ["--import", "tsx", "server/cli.ts", "push", url], { env, stdio: ["pipe", "ignore", "ignore"] })
  const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)))
  child.stdin.end(`${password}\n`)
  await Promise.race([ended, wait(900 + random.whole(3500))])
  child.kill(random.chance(0.7) ? "SIGKILL" : "SIGINT")
  return (await ended) !== 0
}

async function finished({ url, user, password }: Target, home: Home): Promise<readonly string[]> {
  const transport: Transport = { base: url, fetch, wait: (milliseconds) => wait(milliseconds), signal: new AbortController().signal }
  const { outcome, said } = await transfer(home, transport, { user, password })
  const copy = aHome()
  await transfer(copy, transport, { user, password, work: runPull })
  const isSame = isDeepStrictEqual(commonContent(copy, own), commonContent(home))
  const { files } = await readRemote(await connect(transport, { user, password }, Date.now), () => undefined)
  const { items, files: local } = localContent(home.db)
  const wanted = usedFiles(items, local).length
  copy.db.close()
  return [
    ...(outcome === "done" ? [] : [`the last run ended with "${outcome}": ${said}`]),
    ...(isSame ? [] : [`the content is another (${join(home.path)})`]),
    ...(files.length === wanted ? [] : [`${files.length} files instead of ${wanted}`]),
  ]
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
