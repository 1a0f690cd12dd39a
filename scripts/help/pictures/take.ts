/** Takes the help's pictures of a site with the demo content alone, so that the same screens look the same. */
import { existsSync, mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { OperatorError, type Closing } from "#scripts/closing.ts"
import { openContent } from "#scripts/content.ts"
import { readEnvironment } from "#scripts/environment.ts"
import { serveAll } from "#scripts/serve.ts"
import { installSite } from "#scripts/site/site-store.ts"
import { labelled } from "#scripts/steps.ts"
import { closeDatabase } from "#server/database/open.ts"
import { demoPassword } from "#server/session/passwords/demo.ts"
import { folder } from "#scripts/help/document.ts"
import { agendaOfMember, newEvent, ofMember, signedOut } from "./members.ts"
import { betweenTwo, people } from "./others.ts"
import { signIn, type Picture } from "./picture.ts"
import { lists, writing } from "./writing.ts"

const home = ".g30-help"
const port = "8124"
/** Editors show the address of the site. Chromium asks the server for it (scripts/help/main.ts). */
const site = "http://www.g30.example"
export const browserArguments = [
  `--host-resolver-rules=MAP www.g30.example:80 127.0.0.1:${port}`,
  `--unsafely-treat-insecure-origin-as-secure=${site}`,
]
const window = { width: 1200, height: 800 }

const as = (mail: string) => ({ mail: `${mail}@example.org`, password: demoPassword })

export async function takePictures(browser: Browser, closing: Closing, print: (line: string) => void): Promise<void> {
  await serveDemo(closing)
  mkdirSync(join(folder, "pictures"), { recursive: true })
  const take = async (page: Page, pictures: readonly Picture[]) => {
    for (const picture of pictures) print(labelled("picture", `${picture.name}, ${await takePicture(page, picture)} kB`))
  }
  const open = () => openPage(browser)

  await take(await open(), signedOut)
  const [administrator, colleague, member] = [await open(), await open(), await open()]
  await signIn(administrator, as("margaux.steenhout"))
  await take(administrator, [...lists, ...writing])
  await signIn(colleague, as("pieter.vanderlick"))
  await take(administrator, [...betweenTwo(colleague), ...people, newEvent])
  await signIn(member, as("denis.polleur"))
  await take(member, [...ofMember, ...agendaOfMember])
}

/** Serves the demo content, untouched, with the screens of the last build. */
async function serveDemo(closing: Closing): Promise<void> {
  if (!existsSync("public/index.html")) throw new OperatorError("The pictures need the built site. First: npm run build")
  rmSync(home, { recursive: true, force: true })
  const environment = readEnvironment({
    NODE_ENV: "production",
    G30_HOME: home,
    PORT: port,
    G30_ORIGIN: site,
    G30_ALLOW_DEMO_ACCOUNTS: "1",
  })
  const content = await openContent(environment.home, "demo")
  closing.add(() => closeDatabase(content.db))
  installSite(environment.home, { folder: "public", key: { sources: "help", content: null } })
  closing.add((await serveAll(environment, content)).close)
}

async function openPage(browser: Browser): Promise<Page> {
  const options = { baseURL: site, viewport: window, locale: "en-GB", timezoneId: "Europe/Brussels", reducedMotion: "reduce" } as const
  const context = await browser.newContext(options)
  // The page then does not ask about cookies.
  await context.addCookies([{ name: "g30_cookies", value: "accepted", url: site }])
  const page = await context.newPage()
  page.on("dialog", (dialog) => void dialog.accept())
  return page
}

/** Resolves to the size in kB. */
async function takePicture(page: Page, { name, show, height }: Picture): Promise<number> {
  const shown = await show(page)
  await untilCalm(page)
  const png = await page.screenshot({ animations: "disabled", caret: "hide", ...(shown !== null && { clip: await boxOf(shown, height) }) })
  const file = join(folder, "pictures", `${name}.jpg`)
  const { size } = await sharp(png).jpeg({ quality: 72, mozjpeg: true, chromaSubsampling: "4:4:4" }).toFile(file)
  return Math.round(size / 1000)
}

/** Waits until no request is under way and all pictures are there. */
async function untilCalm(page: Page): Promise<void> {
  // A request shows its bar after 150 ms, and an answer may lead to the next request.
  for (let calm = 0; calm < 3; calm++) {
    await page.waitForTimeout(300)
    const isBusy = await page.evaluate(
      () =>
        document.querySelector('[role="progressbar"], [aria-busy="true"]') !== null || [...document.images].some((one) => !one.complete),
    )
    if (isBusy) calm = -1
  }
}

/** The part of an element that is in the window. */
async function boxOf(shown: Locator, most = window.height) {
  // Below the header, which comes back when the page scrolls up.
  await shown.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    if (top < 0 || top + height > innerHeight) scrollBy({ top: top - 130, behavior: "instant" })
  })
  const box = await shown.boundingBox()
  if (box === null) throw new Error(`${String(shown)} is not visible.`)
  const { x, y, width, height } = box
  return { x, y, width, height: Math.min(height, most, window.height - y) }
}
