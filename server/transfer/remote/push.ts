/** `npm run content -- push` reads, compares and sends in rounds, until nothing differs. */
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { writeDurably } from "#server/disk/durable.ts"
import { readText } from "#server/disk/file-access.ts"
import type { Output, Progress } from "#server/terminal/progress.ts"
import { readContent } from "#server/transfer/import.ts"
import type { BackEnd } from "./back-end.ts"
import { planFiles, sendFiles, usedFiles } from "./remote-files.ts"
import { siteName } from "./http/address.ts"
import { isOpen, remotePlanOf, type RemotePlan } from "./remote-plan.ts"
import { differences, openIn, shortcomings, summary, filteredTexts } from "./report.ts"
import { sendItems, sendRedirects } from "./send-items.ts"
import { readSite, contentDigestOf } from "./site-content.ts"

export type Run = {
  readonly backEnd: BackEnd
  /** The state folder keeps the record of pushes. */
  readonly home: string
  readonly folder: string
  readonly options: { readonly isDry: boolean; readonly isForced: boolean }
  readonly output: Pick<Output, "write">
  readonly progress: Progress
}

export type RunOutcome = "done" | "conflicts" | "failed"

export async function runPush({ backEnd, home, folder, options, output, progress }: Run): Promise<RunOutcome> {
  const { client } = backEnd
  const content = await readContent(folder, progress)
  const first = await readSite(backEnd, progress)
  const plans = await planFiles(client, usedFiles(content), first.files)
  const planned = remotePlanOf(backEnd, first, { content, files: plans })
  say(output, [...shortcomings(backEnd, planned), ...summary(planned, plans), ...(options.isDry ? ["To send:", ...openIn(planned)] : [])])
  const record = join(home, "transfer", `${siteName(client.base)}.json`)
  if (!options.isForced && overwrites(planned) && !isKnown(record, contentDigestOf(first))) {
    const why = `${client.base} isn't as the last push from ${home} left it, or that push was stopped.`
    say(output, [`${why} --force writes over what differs; nothing was changed.`])
    return "conflicts"
  }
  if (options.isDry) {
    say(output, ["Nothing was changed: this was a dry run."])
    return "done"
  }
  writeRecord(record, contentDigestOf(first))
  const files = await sendFiles(client, plans, progress)
  let state = remotePlanOf(backEnd, first, { content, files })
  let refusals: readonly string[] = []
  for (let before = ""; openIn(state).join("\n") !== before;) {
    before = openIn(state).join("\n")
    const sending = { backEnd, mapping: state.mapping, progress }
    refusals = [...(await sendItems(sending, state.changes.filter(isOpen))), ...(await sendRedirects(sending, state.redirects))]
    state = remotePlanOf(backEnd, await readSite(backEnd, progress), { content, files })
    writeRecord(record, contentDigestOf(state.site))
  }
  const problems = [...refusals, ...differences(state), ...filteredTexts(state)]
  say(
    output,
    problems.length > 0 ? ["These are not as they should be:", ...problems] : [`${client.base} has and shows what ${folder} has.`],
  )
  return problems.length > 0 ? "failed" : "done"
}

function say(output: Run["output"], lines: readonly string[]): void {
  output.write(lines.map((line) => `${line}\n`).join(""))
}

function overwrites({ changes, redirects }: RemotePlan): boolean {
  return changes.some(({ verdict }) => verdict === "change") || redirects.some(({ isNew }) => !isNew)
}

/** The site had this version when a push last read it. Earlier programs wrote null when a push began. */
const recordSchema = v.object({ version: v.nullable(v.string()) })

function isKnown(record: string, present: string): boolean {
  const text = readText(record)
  return text !== "" && v.parse(recordSchema, JSON.parse(text)).version === present
}

function writeRecord(record: string, version: string): void {
  mkdirSync(join(record, ".."), { recursive: true, mode: 0o700 })
  writeDurably(record, `${JSON.stringify({ version })}\n`)
}
