import { expect, test } from "../support/test.ts"

type Way = { readonly question: string; readonly see: string | RegExp } & (
  { readonly clicks: readonly (string | RegExp)[] } | { readonly search: string } | { readonly directory: string }
)

/** What visitors ask, and the way to the answer: at most three clicks from the start page, or one search. */
const ways: readonly Way[] = [
  { question: "an architect near Ghent who does schools and speaks French", directory: "?q=school&near=Ghent&language=fr", see: /\d\skm/ },
  { question: "a practice in Liège that renovates", directory: "?q=liege+renovation", see: "Atelier Haute-Vesdre" },
  { question: "a practice that speaks German", clicks: ["Members", "German"], see: "Schieferhaus Architekten" },
  { question: "practices in East Flanders", clicks: ["Members", /^East Flanders/], see: "Studio Leieboord" },
  { question: "how do I choose an architect?", clicks: ["Looking for an architect?"], see: "How to choose" },
  { question: "who reads my draft brief?", clicks: ["Looking for an architect?"], see: "The project in a few sentences" },
  { question: "what does membership cost?", clicks: ["Join us"], see: "Annual fee" },
  { question: "how do I join?", clicks: ["Join us"], see: "Introduce your practice" },
  { question: "whom does a journalist call?", clicks: ["Press"], see: "press@example.org" },
  { question: "the association's position on fees", search: "position fees", see: "A fee is not a discount on quality" },
  { question: "the next open evening", clicks: ["Agenda"], see: /Lecture evening/i },
  { question: "who is on the board?", clicks: ["About"], see: "Hélène Vandermotte" },
  { question: "the publications of 2025", clicks: ["Publications", /^2025/], see: "Three energy codes, one façade" },
  { question: "publications in Dutch", clicks: ["Publications", /^Dutch/], see: "Lof van het alledaagse erfgoed" },
  { question: "interviews", clicks: ["Publications", /^Interview \d/], see: "an interview with reuse trader Driss Lamrani" },
  { question: "what did the general assembly decide?", search: "general assembly", see: "General assembly 2026: what we decided in Namur" },
  { question: "the fee barometer", search: "fee barometre", see: "Fee barometer" },
  { question: "what does G30 do about reuse?", search: "reuse", see: "Reuse begins at the survey" },
  { question: "the charter for interns", search: "internship charter", see: "Internship charter and exchange" },
  { question: "the association's phone number", clicks: [], see: "+32 2 555 01 30" },
  { question: "a practice's contact for my phone", clicks: ["Members", "Ankerplein Architecten"], see: "Save contact" },
]

test("what visitors ask is answered by three clicks or one search @long", async ({ page }) => {
  test.setTimeout(240_000)
  for (const way of ways)
    await test.step(way.question, async () => {
      if ("search" in way) await page.goto(`/search/?q=${encodeURIComponent(way.search)}`)
      else if ("directory" in way) await page.goto(`/members/${way.directory}`)
      else {
        await page.goto("/")
        for (const name of way.clicks) {
          const before = page.url()
          await page.getByRole("link", { name, exact: true }).or(page.getByLabel(name)).first().click()
          await expect.poll(() => page.url()).not.toBe(before)
        }
      }
      await expect(page.getByText(way.see).locator("visible=true").first()).toBeVisible()
    })
})
