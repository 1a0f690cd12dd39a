import { join } from "node:path"
import { siteClient } from "#contract/session.ts"
import { createApp, type App } from "#server/app.ts"
import { openDatabase } from "#server/database/open.ts"
import { appBase, inFolder, median, type Print } from "./bench.ts"
import { fillPeople, nameOf } from "./people.ts"

const rounds = 300

/** Compares the time of a wrong password for names with and without an account. Each attempt has an address of its own. */
export function benchLogin(print: Print): Promise<void> {
  return inFolder((folder) => measure(folder, print))
}

async function measure(folder: string, print: Print): Promise<void> {
  const db = openDatabase(join(folder, "content.sqlite"))
  await fillPeople(db, rounds, 1)
  const app = createApp({ ...appBase(db, folder), session: { isBehindProxy: true } })
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const answers = new Set<string>()
  for (let index = 0; index < rounds; index++) {
    // The order alternates, so that neither always has warm caches.
    for (const kind of index % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
      const { milliseconds, answer } = await attempt(app, kind === "known" ? nameOf(index) : `nobody-${String(index)}`, index)
      times[kind].push(milliseconds)
      answers.add(answer)
    }
  }
  const [known, unknown] = [median(times.known.slice(20)), median(times.unknown.slice(20))]
  print(`wrong password, argon2id as in production, ${String(rounds)} alternating attempts each`)
  print(
    `known name ${known.toFixed(2)} ms, unknown name ${unknown.toFixed(2)} ms, ratio ${(unknown / known).toFixed(3)} (spread of known ${spread(times.known)} ms)`,
  )
  print(answers.size === 1 ? `answers identical: ${[...answers].join()}` : `ANSWERS DIFFER: ${[...answers].join(" | ")}`)
  db.close()
}

async function attempt(app: App, username: string, index: number) {
  const body = new URLSearchParams({
    grant_type: "password",
    client_id: siteClient,
    username,
    password: "not the password",
    scope: "authenticated",
  })
  const headers = { "x-forwarded-for": `10.${String(index >> 8)}.${String(index & 255)}.${username.startsWith("nobody") ? "1" : "2"}` }
  const started = performance.now()
  const response = await app.fetch(new Request("http://bench.example/oauth/token", { method: "POST", body, headers }))
  const text = await response.text()
  const milliseconds = performance.now() - started
  const named = [...response.headers].filter(([name]) => !["x-request-id", "date"].includes(name))
  return { milliseconds, answer: JSON.stringify([response.status, named, text]) }
}

/** The quartiles. */
function spread(figures: readonly number[]): string {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
  return `${at(0.25)} to ${at(0.75)}`
}
