/** Takes the help's pictures, in each language, of a site with the demo content alone, so that the same screens look the same. */
import { existsSync, mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Browser, type Locator, type Page } from "@playwright/test"
import sharp from "sharp"
import type { Langcode } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import { OperatorError } from "#scripts/closing.ts"
import { openContent } from "#scripts/content.ts"
import { readEnvironment } from "#scripts/environment.ts"
import { serveAll } from "#scripts/serve.ts"
import { installSite } from "#publisher/releases.ts"
import { labelled } from "#scripts/steps.ts"
import { closeDatabase } from "#server/database/open.ts"
import { demoPassword } from "#server/session/passwords/demo.ts"
import { folderOf } from "#scripts/help/document.ts"
import { agendaOfMember, newEvent, ofMember, signedOut } from "./members.ts"
import { betweenTwo, people } from "./others.ts"
import { signIn, type Picture } from "./picture.ts"
import { pictureLanguage, type PictureLanguage } from "./picture-language.ts"
import { translating } from "./translating.ts"
import { lists, writing } from "./writing.ts"

const home = ".g30-help"
const port = "8124"
/** Editors show the address of the site. Chromium asks the server for it. */
const site = "http://www.g30.example"
const args = [
  "--no-sandbox",
  `--host-resolver-rules=MAP www.g30.example:80 127.0.0.1:${port}`,
  `--unsafely-treat-insecure-origin-as-secure=${site}`,
]
const window = { width: 1200, height: 800 }
const locales: Readonly<Record<Langcode, string>> = { en: "en-GB", fr: "fr-BE", nl: "nl-BE" }

type Print = (line: string) => void

export async function takePictures(executablePath: string, print: Print): Promise<void> {
  if (!existsSync("public/index.html")) throw new OperatorError("The pictures need the built site. First: npm run build")
  for (const language of languages) {
    // Each language starts with fresh content, because taking pictures saves changes.
    const demo = await serveDemo()
    // Chromium writes the dates of fields in the language of the machine, if it has that one, not in that of the page.
    const env = { ...process.env, LANGUAGE: locales[language].replace("-", "_") }
    const browser = await chromium.launch({ executablePath, env, args })
    try {
      await takeIn(browser, pictureLanguage(language), print)
    } finally {
      await browser.close()
      await demo.close()
    }
  }
}

async function takeIn(browser: Browser, language: PictureLanguage, print: Print): Promise<void> {
  mkdirSync(picturesOf(language.code), { recursive: true })
  const take = async (page: Page, pictures: readonly Picture[]) => {
    for (const picture of pictures)
      print(labelled("picture", `${language.code} ${picture.name}, ${await takePicture(page, picture, language)} kB`))
  }
  const open = () => openPage(browser, locales[language.code])
  const enter = async (page: Page, name: string) => signIn(page, { mail: `${name}@example.org`, password: demoPassword }, language)

  await take(await open(), signedOut)
  const [administrator, colleague, member] = [await open(), await open(), await open()]
  await enter(administrator, language.people.administrator)
  await take(administrator, [...lists, ...writing])
  await enter(colleague, language.people.colleague)
  await take(administrator, [...betweenTwo(colleague), ...people, newEvent, ...translating(colleague)])
  await enter(member, language.people.member)
  await take(member, [...ofMember, ...agendaOfMember])
}

const picturesOf = (language: Langcode) => join(folderOf(language), "pictures")

/** Serves the demo content, untouched, with the screens of the last build. */
async function serveDemo() {
  rmSync(home, { recursive: true, force: true })
  const environment = readEnvironment({
    NODE_ENV: "production",
    G30_HOME: home,
    PORT: port,
    G30_ORIGIN: site,
    G30_ALLOW_DEMO_ACCOUNTS: "1",
    // The help tells of mailed invitations. Nothing listens there, so that none leaves.
    G30_SMTP_URL: "smtp://127.0.0.1:9",
    G30_MAIL_FROM: "G30 <no-reply@localhost>",
  })
  const content = await openContent(environment.home, "demo")
  installSite(environment.home, { folder: "public", key: { sources: "help", content: null } })
  const server = await serveAll(environment, content)
  const close = async () => {
    await server.close()
    closeDatabase(content.db)
  }
  return { close }
}

async function openPage(browser: Browser, locale: string): Promise<Page> {
  const options = { baseURL: site, viewport: window, locale, timezoneId: "Europe/Brussels", reducedMotion: "reduce" } as const
  const context = await browser.newContext(options)
  // The page then does not ask about cookies.
  await context.addCookies([{ name: "g30_cookies", value: "accepted", url: site }])
  const page = await context.newPage()
  page.on("dialog", (dialog) => void dialog.accept())
  return page
}

/** Resolves to the size in kB. */
async function takePicture(page: Page, { name, show, height }: Picture, language: PictureLanguage): Promise<number> {
  const part = await show(page, language)
  await untilCalm(page)
  const png = await page.screenshot({ animations: "disabled", caret: "hide", ...(part !== null && { clip: await boxOf(part, height) }) })
  const file = join(picturesOf(language.code), `${name}.jpg`)
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

async function boxOf(part: Locator, most = window.height) {
  // Below the header, which comes back when the page scrolls up.
  await part.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    if (top < 0 || top + height > innerHeight) scrollBy({ top: top - 130, behavior: "instant" })
  })
  const box = await part.boundingBox()
  if (box === null) throw new Error(`${String(part)} is not visible.`)
  const { x, y, width, height } = box
  return { x, y, width, height: Math.min(height, most, window.height - y) }
}
