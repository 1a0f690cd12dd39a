/** @jest-environment jsdom */

import "#support/browser/web.ts"
import axios from "axios"
import { explain } from "#dashboard/session/core/http-problem.ts"
import { loadPicture } from "#dashboard/media/pictures/load-picture.ts"
import { BackEnd } from "#dashboard/session/core/api.ts"
import { adapterTo } from "#support/browser/adapter.ts"

const cms = "https://cms.example"
const source = "/sites/default/files/a.jpg"
const small = "/sites/default/files/styles/w200/public/a.jpg.webp"

type Options = {
  readonly baseURL: string
  readonly files?: Readonly<Record<string, number>>
  readonly open?: readonly string[]
  readonly isOurs?: boolean
}

/** A back end with these files and their statuses; others are 404. `open`: addresses that an `<img>` can draw. */
function aBackEnd({ baseURL, files = {}, open = [], isOurs = true }: Options) {
  const urls: string[] = []
  const drawnUrls: string[] = []
  const adapter = adapterTo(
    ({ url }) => {
      urls.push(url.replace(cms, ""))
      const status = files[url.replace(cms, "")] ?? 404
      return Promise.resolve(new Response("bytes", { status }))
    },
    () => () => undefined,
  )
  class FakeImage {
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    set src(address: string) {
      drawnUrls.push(address)
      setTimeout(() => (open.includes(address) ? this.onload?.() : this.onerror?.()))
    }
  }
  Object.assign(globalThis, { Image: FakeImage })
  Object.assign(URL, { createObjectURL: () => `blob:${urls.at(-1)}` })
  const http = axios.create({ adapter, baseURL })
  const backEnd = new BackEnd({ http, explain: (error) => explain(error, 0), site: http, has: () => isOurs })
  const load = async (name: string, style?: "w200") => {
    const outcome = await loadPicture(style === undefined ? { source: name } : { source: name, style }, {
      backEnd,
      signal: new AbortController().signal,
    })
    return outcome.ok ? outcome.value : outcome.problem.kind
  }
  return { load, urls, drawnUrls }
}

test("on the site's own origin a picture is read with the user's token", async () => {
  const { load, drawnUrls } = aBackEnd({ baseURL: "/", files: { [small]: 200 } })
  expect(await load(source, "w200")).toBe(`blob:${small}`)
  expect(drawnUrls).toEqual([])
})

test("a Drupal's picture at another origin is drawn by an img, and never read", async () => {
  const { load, urls } = aBackEnd({ baseURL: cms, open: [`${cms}${small}`], isOurs: false })
  expect(await load(source, "w200")).toBe(`${cms}${small}`)
  expect(urls).toEqual([])
})

test("our server's picture at another origin is read with the token, as that of a draft must be", async () => {
  const { load, drawnUrls } = aBackEnd({ baseURL: cms, files: { [source]: 200 } })
  expect(await load(source)).toBe(`blob:${source}`)
  expect(drawnUrls).toEqual([])
})

test("a picture whose small copy is missing is taken whole", async () => {
  const { load } = aBackEnd({ baseURL: "/", files: { [source]: 200 } })
  expect(await load(source, "w200")).toBe(`blob:${source}`)
})

test.each([true, false])("a picture that isn't there is not found, whatever the web server says (of our server: %p)", async (isOurs) => {
  expect(await aBackEnd({ baseURL: cms, isOurs }).load(source, "w200")).toBe("not-found")
  expect(await aBackEnd({ baseURL: "/", files: { [source]: 403 }, isOurs }).load(source)).toBe("not-found")
})
