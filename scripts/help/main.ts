/** `npm run help`: writes the help's PDFs from docs/help. */
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { chromium, type Browser } from "@playwright/test"
import { runProgram } from "#server/process/closing.ts"
import { ensureChromium } from "#scripts/gate/chromium.ts"
import { labelled } from "#scripts/steps.ts"
import { documentOf, helps, pdfFileOf, type Help } from "./document.ts"
import { changesSince, writeMade } from "./source-hashes.ts"

const root = process.cwd()

runProgram(async ({ closing, print }) => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(print), args: ["--no-sandbox"] })
  closing.add(() => browser.close())
  for (const help of helps) {
    const isStale = changesSince(root, help).length > 0
    print(labelled("help", `${pdfFileOf(help)}, ${isStale ? `${await writePdf(browser, help)} kB` : "unchanged"}`))
  }
  writeMade(root)
  return "end"
})

/** Resolves to the size in kB. */
async function writePdf(browser: Browser, help: Help): Promise<number> {
  const page = await browser.newPage()
  await page.setContent(documentOf(root, help), { waitUntil: "load" })
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  await page.close()
  mkdirSync(dirname(pdfFileOf(help)), { recursive: true })
  writeFileSync(pdfFileOf(help), pdf)
  return Math.round(pdf.length / 1000)
}
