import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { collectProblems } from "../../../src/gatsby/content/build-problems.ts"
import { redirectRules, writeRedirects } from "../../../src/gatsby/redirects.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

test("a static host finds the shell of each dashboard address", () => {
  expect(redirectRules()).toBe(
    [
      ...["", "/fr", "/nl"].map((prefix) => `${prefix}/action-project/:id/edit ${prefix}/action_project/:id/edit/ 301`),
      ...["", "/fr", "/nl"].flatMap((prefix) => [
        `${prefix}/admin/* ${prefix}/admin/ 200`,
        `${prefix}/post/:id/edit ${prefix}/post/~/edit/ 200`,
        `${prefix}/member/:id/edit ${prefix}/member/~/edit/ 200`,
        `${prefix}/page/:id/edit ${prefix}/page/~/edit/ 200`,
        `${prefix}/agenda/:id/edit ${prefix}/agenda/~/edit/ 200`,
        `${prefix}/people/:id/edit ${prefix}/people/~/edit/ 200`,
        `${prefix}/action_project/:id/edit ${prefix}/action_project/~/edit/ 200`,
      ]),
      "/people/:id/edit.json /people/edit.json 200",
      // Cloudflare Pages finds these files by itself; a rule of content comes before them.
      "/fr/* /fr/404.html 404",
      "/nl/* /nl/404.html 404",
      "",
    ].join("\n"),
  )
})

async function write(folder: string, answer: Response) {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(answer)
  const problems = collectProblems()
  const warn = jest.fn()
  const leadingOn = await writeRedirects(folder, [], { reporter: { warn } as never, problems })
  return { leadingOn, problems: problems.all(), warn, text: readFileSync(join(folder, "_redirects"), "utf8") }
}

test("a back end that fails at redirects is a warning of the report, and those of the last build stay", async () => {
  const folder = aTemporaryFolder()
  const rule = "/post/old /post/new/ 301"
  writeFileSync(join(folder, "_redirects"), redirectRules([rule]))
  const { leadingOn, problems, warn, text } = await write(folder, new Response("", { status: 500 }))
  expect(text).toBe(redirectRules([rule]))
  expect(leadingOn).toEqual(new Set(["/post/old"]))
  expect(problems).toMatchObject([{ item: "Redirects", what: expect.stringMatching(/those of the last build stay\. .* answered 500 at/) }])
  expect(warn).toHaveBeenCalledTimes(1)
  // A broken answer at the first build leaves the site without redirects.
  const first = await write(aTemporaryFolder(), new Response("<h1>Error</h1>"))
  expect([first.text, first.problems.length]).toEqual([redirectRules(), 1])
})

test("a back end without redirects takes those of the last build away", async () => {
  const folder = aTemporaryFolder()
  writeFileSync(join(folder, "_redirects"), redirectRules(["/post/old /post/new/ 301"]))
  const { problems, text } = await write(folder, new Response("", { status: 404 }))
  expect([text, problems]).toEqual([redirectRules(), []])
})
