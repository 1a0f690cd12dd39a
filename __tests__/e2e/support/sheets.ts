import type { Page } from "@playwright/test"
import { builtClasses, ofLoader } from "#support/sheets.ts"

/** Puts the rules of each module together, the last module first, in place of all style sheets. Returns the number of modules. */
export async function reverseModules(page: Page): Promise<number> {
  const texts = await page.evaluate(() => {
    const textOf = async (element: Element) =>
      element instanceof HTMLLinkElement ? (await fetch(element.href)).text() : (element.textContent ?? "")
    return Promise.all([...document.querySelectorAll("style, link[rel=stylesheet]")].map(textOf))
  })
  const moduleOf = new Map(builtClasses())
  const globals: string[] = []
  const modules = new Map<string, string[]>()
  for (const rule of ofLoader("postcss").parse(texts.join("\n")).nodes.map(String)) {
    const classes = [...rule.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""))
    const file = classes.map((name) => moduleOf.get(name)).find((found) => found !== undefined)
    if (file === undefined) globals.push(rule)
    else modules.set(file, [...(modules.get(file) ?? []), rule])
  }
  await page.evaluate(
    (text) => {
      for (const { ownerNode } of document.styleSheets) ownerNode?.remove()
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    },
    [...globals, ...[...modules.values()].toReversed().flat()].join("\n"),
  )
  return modules.size
}

/** A digest of the computed style of each element, and of what stands before and after it: the styles themselves are 10 MB. */
export function looksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body, body *")].flatMap((element) =>
      ["", "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part)
        const isDrawn = part === "" || !["none", "normal"].includes(style.content)
        const text = isDrawn ? [...style].map((name) => style.getPropertyValue(name)).join(";") : ""
        let digest = 0
        for (let at = 0; at < text.length; at += 1) digest = (digest * 31 + text.charCodeAt(at)) | 0
        return `${element.tagName}${part} ${element.getAttribute("class") ?? ""} ${digest}`
      }),
    ),
  )
}
