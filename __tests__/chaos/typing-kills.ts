/** Kills the browser while someone types in an editor, and measures how much of the typing is lost. */
import { setTimeout as wait } from "node:timers/promises"
import type { Page } from "@playwright/test"
import { collectionPath } from "#contract/paths.ts"
import type { Random } from "../fuzz/random.ts"
import { startBrowser, type TypingBrowser } from "./typing-browser.ts"

export type Typist = {
  readonly program: string
  readonly profile: string
  readonly url: string
  readonly mail: string
  readonly password: string
  readonly headers: Readonly<Record<string, string>>
}

type Control = "Title" | "Text"

/** A moment of the typing: what stood in the field after a key. Milliseconds of this program's clock. */
type Key = { readonly at: number; readonly text: string }

export type Killed = {
  readonly where: string
  readonly keys: number
  /** How long before the kill the first key was pressed that is lost. */
  readonly lostMs: number
  readonly problem: string | null
}

const words = ["brick", "lime", "plan", "street", "light", "roof", "water", "stair", "section", "garden"]
const mostLostMs = 2000

/** Types into a publication, kills the browser, starts it again and compares what it gives back. */
export async function killWhileTyping(typist: Typist, number: number, random: Random): Promise<Killed> {
  const isNew = random.chance(0.3)
  const control = random.chance(0.4) ? "Title" : "Text"
  const title = `Typed ${String(number)}`
  const address = isNew ? "/post/create/" : await aPublication(typist, title)
  const { keys, killedAt } = await withBrowser(typist, async (browser) => {
    await openEditor(browser.page, typist, address)
    return typeUntilKilled(browser, control, random)
  })
  const found = await recovered(typist, address, control)
  const last = keys.at(-1)?.text ?? ""
  const lost = keys.find(({ text }) => text.trimEnd().length > found.trimEnd().length)
  const lostMs = lost === undefined ? 0 : killedAt - lost.at
  const isBeginning = last.startsWith(found.trimEnd())
  const problem = isBeginning
    ? lostMs > mostLostMs
      ? `${String(Math.round(lostMs))} ms are lost`
      : null
    : `"${found}" is not what was typed: "${last}"`
  return { where: `${control} of ${isNew ? "a new" : "a published"} publication`, keys: keys.length, lostMs, problem }
}

async function typeUntilKilled({ page, kill }: TypingBrowser, control: Control, random: Random) {
  await page.getByRole("textbox", { name: control, exact: true }).click()
  await page.keyboard.press("Control+End")
  const before = await textOf(page, control)
  const keys: Key[] = []
  const until = performance.now() + 200 + random.whole(4000)
  const pause = random.chance(0.3) ? random.whole(1500) : 0
  let killedAt = 0
  const killing = wait(until + pause - performance.now()).then(() => {
    killedAt = performance.now()
    return kill()
  })
  // The browser may be killed during a key.
  await typeLetters(page, { keys, before, until, random }).catch(() => undefined)
  await killing
  return { keys, killedAt }
}

type Typing = { readonly keys: Key[]; readonly before: string; readonly until: number; readonly random: Random }

async function typeLetters(page: Page, { keys, before, until, random }: Typing): Promise<void> {
  for (let text = before, letters = ""; performance.now() < until; letters = letters.slice(1)) {
    if (letters === "") letters = ` ${random.any(words, "")}`
    text += letters.charAt(0)
    keys.push({ at: performance.now(), text })
    await page.keyboard.type(letters.charAt(0))
    await wait(30 + random.whole(120))
  }
}

/** What the next start of the browser has of the text, with the draft that it offers. */
async function recovered(typist: Typist, address: string, control: Control): Promise<string> {
  return withBrowser(typist, async ({ page }) => {
    await openEditor(page, typist, address)
    const offer = page.getByRole("region", { name: "There is unsaved text in this browser" })
    const isOffered = await offer.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    )
    if (isOffered) {
      await offer.getByRole("button", { name: "Restore" }).click()
      await offer.waitFor({ state: "hidden" })
      await partsOf(page)
    }
    const text = await textOf(page, control)
    await forgetDrafts(page, typist)
    return text
  })
}

async function withBrowser<T>({ program, profile }: Typist, work: (browser: TypingBrowser) => Promise<T>): Promise<T> {
  const browser = await startBrowser(program, profile)
  try {
    return await work(browser)
  } finally {
    await browser.kill()
  }
}

/** The next round begins without drafts: an editor of a new publication offers those of all new ones. */
async function forgetDrafts(page: Page, { url }: Typist): Promise<void> {
  // A page of the site without a script that uses the drafts.
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(async () => {
    const gone = indexedDB.deleteDatabase("g30-drafts")
    await new Promise((done) => (gone.onsuccess = done))
  })
}

async function textOf(page: Page, control: Control): Promise<string> {
  const box = page.getByRole("textbox", { name: control, exact: true })
  return control === "Title" ? box.inputValue() : ((await box.textContent()) ?? "").replaceAll("\u00a0", " ")
}

/** Waits for the parts of the editor that load late. */
async function partsOf(page: Page): Promise<void> {
  for (const name of ["Title", "Text"]) await page.getByRole("textbox", { name, exact: true }).waitFor()
}

/** Signs in where the kill has cost the session: Chromium writes localStorage some seconds late. */
async function openEditor(page: Page, { url, mail, password }: Typist, address: string): Promise<void> {
  await page.goto(url + address)
  const login = page.getByLabel("Email", { exact: true })
  await page.getByRole("textbox", { name: "Title", exact: true }).or(login).first().waitFor()
  if (await login.isVisible()) {
    await page.waitForLoadState("networkidle")
    await login.fill(mail)
    await page.getByLabel("Password", { exact: true }).fill(password)
    await page.getByRole("button", { name: "Login to account" }).click()
  }
  await partsOf(page)
}

async function aPublication({ url, headers }: Typist, title: string): Promise<string> {
  const attributes = { title, status: true, field_kind: "opinion", body: { value: "<p>Typed</p>", format: "g30_text", summary: "" } }
  const answer = await fetch(url + collectionPath("node--article"), {
    method: "POST",
    headers: { ...headers, "content-type": "application/vnd.api+json" },
    body: JSON.stringify({ data: { type: "node--article", attributes } }),
  })
  const [, number] = /"drupal_internal__nid":(\d+)/.exec(await answer.text()) ?? []
  if (number === undefined) throw new Error(`The server answered ${String(answer.status)} to a new publication.`)
  return `/post/${number}/edit/`
}
