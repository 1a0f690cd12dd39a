// What the tests of this folder cover, each row with all attacks (cut where a field has a length):
//
// | where a text comes from           | fields                              | surfaces                                  | file           |
// | --------------------------------- | ----------------------------------- | ----------------------------------------- | -------------- |
// | sent to the server                | texts, links, names of uploads      | drawn without any filter                  | stored         |
// | in the database, past all checks  | all fields of all kinds, file names | lists                                     | lists          |
// | the same                          | the same                            | editors, their checks and previews        | editors        |
// | the same                          | the same                            | built pages, start page, directory        | built-page     |
// | pasted, dropped, typed            | rich text; text fields of all forms | editor, preview                           | typed          |
//
// Revisions, conflicts, questions and toasts draw plain texts: the rule "raw-html" of oxlint.rules.js lets no component write HTML.
import { expect, test } from "../support/test.ts"
import { attacks, attacksByKind } from "#support/attacks/html.ts"
import { runUnfiltered } from "../support/attacks/unfiltered.ts"
import { suspectsIn, watchAttacks } from "../support/attacks/attack-watch.ts"

test.describe.configure({ timeout: 180_000 })
test.use({ breaksPolicy: true })

/** They need an editor, a template engine or a decoder. */
const harmless = ["forged clipboards", "template syntax", "unicode and encodings", "clobbering"]

test("the watch sees the attacks where nothing filters them", async ({ browser }) => {
  const context = await browser.newContext()
  const caught = await watchAttacks(context)
  let all = 0
  for (const [kind, texts] of attacksByKind) {
    const { size } = await runUnfiltered(context, texts, caught)
    console.log(`${kind.padEnd(30)} ${size} of ${texts.length} run without a filter`)
    if (!harmless.includes(kind)) expect(size / texts.length, kind).toBeGreaterThan(0.5)
    all += size
  }
  expect(attacks.length).toBeGreaterThan(500)
  expect(all).toBeGreaterThan(300)
})

const address = "https://watched.invalid/"

for (const [html, report] of [
  ["<img src=x onerror=pwn()>", "pwn()"],
  ["<script>alert(1)</script>", "alert()"],
  ["<script>window.__xss = 1</script>", "window.__xss"],
  ["<img src=https://evil.example/a.png>", "request for https://evil.example/a.png"],
  ["<form action=/x target=_blank id=f></form><script>f.submit()</script>", "window "],
  ["<meta http-equiv=Content-Security-Policy content=\"script-src 'none'\"><p onclick=x()>x</p>", "policy script-src-attr against inline"],
] as const) {
  test(`the watch reports what ${html} does`, async ({ context, page }) => {
    const caught = await watchAttacks(context)
    await context.route(`${address}**`, (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html>${html}` }))
    // The page was open before the watch began.
    const watched = await context.newPage()
    await watched.goto(address)
    await expect.poll(() => caught.map(({ what }) => what).join("\n")).toContain(report)
    await page.close()
  })
}

test("the watch reports a dialog of the browser", async ({ context }) => {
  const caught = await watchAttacks(context)
  const page = await context.newPage()
  await page.evaluate(() => addEventListener("beforeunload", (event) => event.preventDefault()))
  await page.mouse.click(5, 5)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => caught.map(({ what }) => what)).toContain("dialog beforeunload")
})

test("suspects are found in the document and in its frames, and what is harmless is none", async ({ page }) => {
  const suspects = [
    '<a href="javascript:x()">x</a>',
    '<img src="data:image/svg+xml,x">',
    '<button formaction="https://evil.example/">x</button>',
    '<p onclick="x()">x</p>',
    '<p style="background: url(https://evil.example/a)">x</p>',
    '<object data="x"></object>',
    '<base href="/x/">',
    '<meta http-equiv="refresh" content="9">',
    "<main><script>1</script></main>",
    "<main><style>p { color: red }</style></main>",
  ]
  for (const html of suspects) {
    await page.setContent(`<!doctype html><body>${html}`)
    expect(await suspectsIn(page), html).toHaveLength(1)
    await page.setContent(`<!doctype html><body><iframe srcdoc="${html.replaceAll('"', "&quot;")}"></iframe>`)
    await expect.poll(() => suspectsIn(page), html).toHaveLength(1)
  }
  await page.setContent(`<!doctype html><body><main><a href="https://example.org/">x</a> &lt;script&gt; <img src="blob:x" alt=""></main>`)
  expect(await suspectsIn(page)).toEqual([])
})
