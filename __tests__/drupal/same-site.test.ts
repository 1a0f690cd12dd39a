/** The site that is built from a Drupal with the content of an embedded server is that server's site. */
import { rmSync } from "node:fs"
import { spawn } from "node:child_process"
import { join } from "node:path"
import { collectionPath, tokenPath } from "#contract/paths.ts"
import { scopes, siteClient } from "#contract/session.ts"
import { openContent } from "#scripts/content.ts"
import { demoPassword } from "#server/session/passwords/demo.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { differences, needless, type SiteFile } from "#support/drupal/compare-sites.ts"
import { declaredDifferences } from "#support/drupal/declared-differences.ts"
import { changed, demandingContent, send, writeItems } from "#support/drupal/demanding-content.ts"
import { keepLastBuild, startBuilds, type Built } from "#support/drupal/site-builds.ts"
import { startProcess } from "#support/process/server-process.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

jest.setTimeout(600_000)

const siteUrl = "https://g30.example"
const home = aTemporaryFolder()
let restore: () => void = () => undefined
let drupal: TestDrupal
let embedded: Built
let fromDrupal: Built

beforeAll(async () => {
  restore = keepLastBuild()
  const { db } = await openContent(home, "demo")
  db.close()
  const server = await startProcess(home)
  try {
    await writeDemanding(server.url)
    drupal = await aDrupal("module", { workers: 4 })
    const [builds] = await Promise.all([startBuilds({ apiUrl: server.url, siteUrl }), push()])
    embedded = await builds.build()
    await builds.close()
  } finally {
    await server.stop()
  }
  const builds = await startBuilds({ apiUrl: drupal.url, siteUrl })
  fromDrupal = await builds.build()
  await builds.close()
})

afterAll(async () => {
  restore()
  rmSync(home, { recursive: true, force: true })
  await drupal.close()
})

async function writeDemanding(url: string): Promise<void> {
  const form = {
    grant_type: "password",
    client_id: siteClient,
    scope: scopes.join(" "),
    username: "margaux.steenhout@example.org",
    password: demoPassword,
  }
  const tokens = (await (await fetch(`${url}${tokenPath}`, { method: "POST", body: new URLSearchParams(form) })).json()) as {
    access_token: string
  }
  const first = async (path: string) =>
    ((await (await fetch(url + path)).json()) as { data: [{ attributes: Record<string, unknown> }] }).data[0].attributes
  const { uri } = await first(`${collectionPath("file--file")}?filter[filemime]=image/jpeg&page[limit]=1`)
  const { drupal_internal__nid: number } = await first(`${collectionPath("node--article")}?filter[status]=1&page[limit]=1`)
  const known = { picture: (uri as { url: string }).url, number: Number(number) }
  await writeItems(url, `Bearer ${tokens.access_token}`, demandingContent(known))
}

/** What the state folder has, as a content folder. */
async function push(): Promise<void> {
  const { name, password } = drupal.administrator
  const folder = join(home, "pushed")
  await runContent(["export", folder])
  await runContent(["push", drupal.url, folder], { G30_PUSH_USER: name }, `${password}\n`)
}

function runContent(words: readonly string[], env: Readonly<Record<string, string>> = {}, input = ""): Promise<void> {
  const child = spawn(process.execPath, ["--import", "tsx", "server/cli.ts", ...words], { env: { ...process.env, G30_HOME: home, ...env } })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk.toString()))
  child.stdin.end(input)
  return new Promise((done, failed) =>
    child.once("close", (code) =>
      code === 0 ? done() : failed(new Error(`content ${words.join(" ")} ended with ${code}: ${output.join("")}`)),
    ),
  )
}

function textAt(files: readonly SiteFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? ""
}

test("each file is the same but for what is declared, with the demanding content in it", () => {
  expect(differences(embedded.files, fromDrupal.files, declaredDifferences)).toEqual([])
  const french = textAt(fromDrupal.files, "fr/post/5e51e5a1-0000-4000-8000-00000000000c/index.html")
  expect(french).toContain('<link rel="canonical" href="https://g30.example/fr/post/5e51e5a1-0000-4000-8000-00000000000c/"')
  expect(french).toContain("Its caption")
})

test("at most ten differences are declared, and each is there", () => {
  expect(declaredDifferences.length).toBeLessThanOrEqual(10)
  expect(needless(embedded.files, fromDrupal.files, declaredDifferences)).toEqual([])
})

test("the reports count the same items and warn of the same", () => {
  const told = ({ report }: Built) => report.warnings.map(({ what, item }) => [item?.title, what]).toSorted()
  expect(fromDrupal.report.counts).toEqual(embedded.report.counts)
  expect(told(fromDrupal)).toEqual(told(embedded))
})

test("an administrator's account shows visitors no more, and an edit is built from the difference", async () => {
  const { name, password } = drupal.administrator
  const builds = await startBuilds({ apiUrl: drupal.url, siteUrl, env: { G30_BUILD_USER: name, G30_BUILD_PASSWORD: password } })
  try {
    const byAccount = await builds.build()
    expect(differences(fromDrupal.files, byAccount.files, declaredDifferences.slice(0, 1))).toEqual([])
    const authorization = await drupal.signIn()
    await send(drupal.url, authorization, "PATCH", { type: "node--article", id: changed.old, attributes: { title: "Another title" } })
    await send(drupal.url, authorization, "PATCH", { type: "node--article", id: changed.new, attributes: { status: false } })
    const after = await builds.build()
    expect(byAccount.lines.join("\n")).toContain("Fetch all data from Drupal")
    expect(after.lines.join("\n")).not.toContain("Fetch all data from Drupal")
    expect(textAt(after.files, `post/${changed.old}/index.html`)).toContain("Another title")
    expect(after.files.filter(({ path }) => path.includes(changed.new))).toEqual([])
    const report = differences(fromDrupal.files, after.files, declaredDifferences)
    expect(report.filter((line) => line.startsWith("post/") && line.includes("index.html")).length).toBeGreaterThan(1)
    expect(report.filter((line) => line.startsWith("action-project/"))).toEqual([])
  } finally {
    await builds.close()
  }
})
