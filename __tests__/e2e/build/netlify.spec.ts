import { rmSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "../support/test.ts"
import { languages } from "#contract/languages.ts"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { buildWithGatsby } from "#publisher/full-build.ts"
import { copyProject } from "#publisher/source-key.ts"
import { startNetlify, type StaticHost } from "../support/netlify.ts"
import { missing, samples } from "../support/routes.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

test.describe.configure({ timeout: 900_000 })

let folder = ""
test.beforeEach(() => {
  folder = aTemporaryFolder()
  copyProject(process.cwd(), folder)
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The routes of docs/product.md that are the same in each language. */
const screens = [
  ...["", "members/", "actions-projects/", "about-us/", "legal/"],
  ...["user/login/", "password-reset/new/", "password-reset/reset/"],
  ...["post", "member", "action-project", "people", "agenda"].map((list) => `admin/${list}/`),
  ...["post", "member", "action-project", "people"].map((kind) => `${kind}/create/`),
  ...["post", "people", "member", "action_project"].flatMap((kind) => [`${kind}/12/edit`, `${kind}/12/edit/`]),
]
const routes = [
  ...languages.flatMap((language) => screens.map((path) => `${language === "en" ? "/" : `/${language}/`}${path}`)),
  "/404/",
  ...[samples.page, samples.post, samples.frenchPost, samples.dutchPost, samples.actionProject, samples.member].map(({ path }) => path),
]

/** As Netlify does: a clone of the repository, the cache of the last build, one command. */
async function build(): Promise<void> {
  for (const made of [".cache", "public"]) rmSync(join(folder, made), { recursive: true, force: true })
  // With the second variable the adapter keeps its cache below the folder.
  const env = { NETLIFY: "true", NETLIFY_LOCAL: "true", G30_API_URL: testOrigin, G30_SITE_URL: "https://g30.example" }
  await buildWithGatsby({ root: folder, home: join(folder, ".g30"), env, print: () => undefined })
}

type Answer = { readonly status: number; readonly url: string; readonly text: string; readonly headers: Headers }

async function ask(host: StaticHost, path: string): Promise<Answer> {
  const answer = await fetch(host.url + path)
  return { status: answer.status, url: answer.url, text: await answer.text(), headers: answer.headers }
}

/** What is wrong with the answers to a visitor who types each address. */
async function faultsOf(host: StaticHost): Promise<readonly string[]> {
  const faults: string[] = []
  for (const path of routes) {
    const { status, text } = await ask(host, path)
    const language = /^\/(fr|nl)\//.exec(path)?.[1] ?? "en"
    if (status !== 200 || !text.includes(`<html lang="${language}"`) || !text.includes("</html>")) faults.push(`${path} ${status}`)
  }
  for (const { path } of missing) if ((await ask(host, path)).status !== 404) faults.push(`${path} is found`)
  const { url } = await ask(host, "/fr/action-project/12/edit")
  if (!url.endsWith("/fr/action_project/12/edit/")) faults.push(`The hyphen leads to ${url}`)
  return faults
}

const headers = ["x-frame-options", "x-content-type-options", "referrer-policy", "strict-transport-security", "cache-control"]

test(
  "on Netlify each address of the specification answers on a direct load, with each header once, after a build from the cache too",
  { tag: "@long" },
  async () => {
    for (const turn of ["first", "second"]) {
      await build()
      const host = await startNetlify(join(folder, "public"))
      try {
        expect(await faultsOf(host), `${turn} build`).toEqual([])
        for (const path of ["/", "/fr/admin/post/", "/post/12/edit/"]) {
          const answer = await ask(host, path)
          expect(headers.map((name) => answer.headers.get(name))).toEqual([
            "DENY",
            "nosniff",
            "strict-origin-when-cross-origin",
            "max-age=31536000",
            null,
          ])
          expect(answer.headers.get("content-security-policy")?.split("default-src")).toHaveLength(2)
        }
        const [script = ""] = /\/app-[0-9a-f]{6}\.js/.exec((await ask(host, "/")).text) ?? []
        expect((await ask(host, script)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
      } finally {
        await host.close()
      }
    }
  },
)
