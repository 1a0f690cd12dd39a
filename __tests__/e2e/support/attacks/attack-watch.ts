import type { BrowserContext, Frame, Page, Request } from "@playwright/test"

/** What ran or tried to, and in which frame. */
export type Caught = { readonly what: string; readonly frame: string }

const elsewhere = "evil.example"

/** Watches all pages of a context, from before their first script on. */
export async function watchAttacks(context: BrowserContext): Promise<Caught[]> {
  const caught: Caught[] = []
  await context.exposeBinding("caughtByTest", ({ frame }, what: string) => void caught.push({ what, frame: frame.name() }))
  await context.addInitScript(reportCalls)
  await context.route(
    (url) => url.hostname.endsWith(elsewhere),
    async (route) => {
      caught.push({ what: `request for ${route.request().url()}`, frame: frameOf(route.request()) })
      await route.abort()
    },
  )
  const listen = (page: Page) => {
    page.on("dialog", (dialog) => {
      caught.push({ what: `dialog ${dialog.type()}`, frame: "" })
      // A page that is left asks by a dialog, which has to be answered.
      void dialog.accept()
    })
    page.on("popup", (popup) => caught.push({ what: `window ${popup.url()}`, frame: "" }))
  }
  context.on("page", listen)
  return caught
}

function frameOf(request: Request): string {
  try {
    return request.frame().name()
  } catch {
    // A navigation that begins has no frame yet.
    return ""
  }
}

/** Runs in each document of the browser. */
function reportCalls(): void {
  const report = (what: string) => {
    const call: unknown = Reflect.get(window, "caughtByTest")
    if (typeof call === "function") Reflect.apply(call, undefined, [what])
  }
  for (const name of ["pwn", "alert", "confirm", "prompt", "print", "open"]) {
    Object.defineProperty(window, name, { value: () => report(`${name}()`), configurable: true })
  }
  // A window that an attack opens has one document before that of its address, and keeps what is defined in it.
  Object.defineProperty(window, "__xss", {
    set() {
      report("window.__xss")
    },
    configurable: true,
  })
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    report(`policy ${violatedDirective} against ${blockedURI}`)
  })
}

/** Elements of a document and its own frames that would run something on a click, a key or another visit, or load it from elsewhere. */
export async function suspectsIn(frame: Frame | Page): Promise<string[]> {
  return frame.evaluate(() => {
    const isBadAddress = (element: Element, name: string) => {
      const address = element.getAttribute(name)
      if (address === null || address === "") return false
      if (!URL.canParse(address, element.baseURI)) return false
      const { protocol, hostname } = new URL(address, element.baseURI)
      const isPicture = protocol === "data:" && /^data:image\/(?!svg)/.test(address)
      const isForeign = hostname.endsWith("evil.example")
      // A link may lead to another site, if its address says so.
      if (isForeign && element.localName === "a" && name === "href") return !/^\s*https?:/i.test(address)
      return !(/^(https?|mailto|tel|blob|about):$/.test(protocol) || isPicture) || isForeign
    }
    const isOwnScript = ({ parentElement, ownerDocument: { head, body } }: Element) => parentElement === head || parentElement === body
    const framed = [...document.querySelectorAll("iframe")].flatMap(({ contentDocument }) => contentDocument ?? [])
    const isSuspect = (element: Element) => {
      const names = element.getAttributeNames()
      if (names.some((name) => name.startsWith("on") || /^(ng|v|x|hx)-/.test(name) || name === "ping")) return true
      if (["href", "src", "action", "formaction", "data", "poster", "xlink:href", "background"].some((name) => isBadAddress(element, name)))
        return true
      if (/evil\.example|expression\(|javascript:/i.test(element.getAttribute("style") ?? "")) return true
      if (
        element.matches(
          'base, object, embed, applet, frame, frameset, portal, math, foreignObject, svg script, svg use:not([href^="/provinces.svg#"]), meta[http-equiv=refresh]',
        )
      )
        return true
      if (element.localName === "script") return !isOwnScript(element)
      return element.localName === "style" && element.closest("main, [contenteditable]") !== null
    }
    const elements = [document, ...framed].flatMap((each) => [...each.querySelectorAll("*")])
    return elements.filter(isSuspect).map((element) => element.outerHTML.slice(0, 300))
  })
}
