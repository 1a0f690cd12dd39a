import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"

/** A link or button that is pressed, a part that is unfolded, a choice of a list, or a text that is typed into a field for searching. */
type Step = string | RegExp | { readonly unfold: string } | { readonly choose: RegExp; readonly in: string } | { readonly search: string }

type Way = {
  readonly question: string
  /** From the start page of the question's language: at most three clicks, or one search. */
  readonly steps: readonly Step[]
  /** What answers; of a search it is among the first three results. */
  readonly see: string | RegExp
  readonly from?: "/" | "/fr/" | "/nl/"
}

/** What visitors ask. */
const ways: readonly Way[] = [
  {
    question: "an architect near Ghent who does schools and speaks French?",
    steps: ["Members", { search: "school near Ghent French" }, "Nearest to Ghent"],
    see: /\d\skm/,
  },
  {
    question: "a practice that speaks German?",
    steps: ["Members", { choose: /^German/, in: "Language" }],
    see: "Schieferhaus Architekten",
  },
  {
    question: "practices in East Flanders?",
    steps: ["Members", { unfold: "Map of the provinces" }, /^East Flanders/],
    see: "Studio Leieboord",
  },
  { question: "who reads my draft brief?", steps: ["Looking for an architect?"], see: "The project in a few sentences" },
  { question: "what does membership cost?", steps: ["Join us"], see: /^Annual fee/ },
  { question: "whom does a journalist call?", steps: ["Press"], see: "press@example.org" },
  { question: "the next open evening?", steps: ["Agenda"], see: /Lecture evening/i },
  { question: "who is on the board?", steps: ["About"], see: "Hélène Vandermotte" },
  { question: "the publications of 2025?", steps: ["Publications", { unfold: "Filter" }, /^2025/], see: "Three energy codes, one façade" },
  { question: "the fee barometer, misspelt?", steps: ["Search", { search: "fee barometre" }], see: "Fee barometer" },
  { question: "the association's phone number?", steps: [], see: "+32 2 555 01 30" },
  { question: "a practice's contact for my phone?", steps: ["Members", "Ankerplein Architecten"], see: "Save contact" },
  { question: "combien coûte l’adhésion ?", from: "/fr/", steps: ["Nous rejoindre"], see: /^Cotisation annuelle/ },
  {
    question: "un architecte près de Namur, pour une école ?",
    from: "/fr/",
    steps: ["Membres", { search: "école près de Namur" }, "Les plus proches de Namur"],
    see: /\d\skm/,
  },
  { question: "wat zegt G30 over erelonen?", from: "/nl/", steps: ["Zoeken", { search: "ereloon" }], see: /ereloon/i },
]

for (const from of ["/", "/fr/", "/nl/"] as const) {
  test(`what visitors ask is answered by three clicks or one search from ${from}`, async ({ page }) => {
    test.setTimeout(180_000)
    for (const way of ways.filter((each) => (each.from ?? "/") === from))
      await test.step(way.question, async () => {
        await page.goto(from)
        await expectAnswer(page, way)
      })
  })
}

async function expectAnswer(page: Page, { steps, see, question }: Way): Promise<void> {
  expect(steps.length, question).toBeLessThanOrEqual(3)
  for (const step of steps) await take(step, page)
  const results = page.getByRole("main").getByRole("article")
  const isSearch = steps.some((step) => typeof step === "object" && "search" in step)
  // One text may be in several elements.
  const places = isSearch ? [0, 1, 2].map((place) => results.nth(place).getByText(see)) : [page.getByText(see)]
  const visible = places.map((place) => place.filter({ visible: true }).first())
  await expect(visible.reduce((one, other) => one.or(other)).first(), question).toBeVisible()
}

async function take(step: Step, page: Page): Promise<void> {
  if (typeof step === "object" && "search" in step) return page.getByRole("main").getByRole("searchbox").fill(step.search)
  if (typeof step === "object" && "choose" in step) {
    const list = page.getByLabel(step.in, { exact: true })
    const option = list.getByRole("option", { name: step.choose })
    await list.selectOption(await option.getAttribute("value"))
    return
  }
  if (typeof step === "object" && "unfold" in step)
    return page.getByRole("main").getByText(step.unfold).filter({ visible: true }).first().click()
  const before = page.url()
  await page
    .getByRole("link", { name: step, exact: true })
    .or(page.getByRole("button", { name: step }))
    .first()
    .click()
  await expect.poll(() => page.url()).not.toBe(before)
}
