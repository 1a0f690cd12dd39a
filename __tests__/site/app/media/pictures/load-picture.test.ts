/** @jest-environment jsdom */

import "#support/browser/web.ts"
import axios from "axios"
import { explain } from "#app/session/core/http-problem.ts"
import { isLacking } from "#app/session/requests/features.ts"
import { BackEnd } from "#lib/api.ts"
import { adapterTo } from "#support/browser/adapter.ts"

const cms = "https://cms.example"
const source = "/sites/default/files/a.jpg"
const other = "/sites/default/files/b.jpg"
const small = "/sites/default/files/styles/w200/public/a.jpg.webp"

type Files = Readonly<Record<string, number>>

/** A back end with these files and their statuses; others are 404. `open`: addresses that an `<img>` can draw. */
async function aBackEnd({
  baseURL,
  files = {},
  open = [],
}: {
  readonly baseURL: string
  readonly files?: Files
  readonly open?: readonly string[]
}) {
  const asked: string[] = []
  const drawn: string[] = []
  const adapter = adapterTo(
    ({ url }) => {
      asked.push(url.replace(cms, ""))
      const status = files[url.replace(cms, "")] ?? 404
      return Promise.resolve(new Response("bytes", { status }))
    },
    () => () => undefined,
  )
  class FakeImage {
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    set src(address: string) {
      drawn.push(address)
      setTimeout(() => (open.includes(address) ? this.onload?.() : this.onerror?.()))
    }
  }
  Object.assign(globalThis, { Image: FakeImage })
  Object.assign(URL, { createObjectURL: () => `blob:${asked.at(-1)}` })
  const http = axios.create({ adapter, baseURL })
  const backEnd = new BackEnd(http, (error) => explain(error, 0), http)
  // Each page of a browser begins anew.
  jest.resetModules()
  const { loadPicture } = await import("#app/media/pictures/load-picture.ts")
  const load = async (name: string, style?: "w200") => {
    const outcome = await loadPicture(style === undefined ? { source: name } : { source: name, style }, {
      backEnd,
      signal: new AbortController().signal,
    })
    return outcome.ok ? outcome.value : outcome.problem.kind
  }
  return { load, asked, drawn }
}

beforeEach(() => {
  sessionStorage.clear()
})

test("on the site's own origin a picture is read with the user's token", async () => {
  const { load, drawn } = await aBackEnd({ baseURL: "/", files: { [small]: 200 } })
  expect(await load(source, "w200")).toBe(`blob:${small}`)
  expect(drawn).toEqual([])
})

test("at another origin a picture is drawn by an img, and never read", async () => {
  const { load, asked } = await aBackEnd({ baseURL: cms, open: [`${cms}${small}`] })
  expect(await load(source, "w200")).toBe(`${cms}${small}`)
  expect(asked).toEqual([])
})

test("a picture at another origin that an img can't draw is read with the token, and so are all later ones", async () => {
  const files = { [source]: 200, [other]: 200 }
  const { load, drawn } = await aBackEnd({ baseURL: cms, files })
  expect(await load(source)).toBe(`blob:${source}`)
  expect(await load(other)).toBe(`blob:${other}`)
  expect(drawn).toEqual([`${cms}${source}`])
})

test("a picture whose small copy is missing is taken whole", async () => {
  const { load } = await aBackEnd({ baseURL: "/", files: { [source]: 200 } })
  expect(await load(source, "w200")).toBe(`blob:${source}`)
})

test.each([403, 404])("where small copies are a %p, two are asked for in a session, however many pictures come at once", async (status) => {
  const names = ["a", "b", "c", "d", "e"].map((name) => `/sites/default/files/${name}.jpg`)
  const copies = names.map((name) => [name.replace("files/", "files/styles/w200/public/") + ".webp", status] as const)
  const files = { ...Object.fromEntries(names.map((name) => [name, 200])), ...Object.fromEntries(copies) }
  const { load, asked } = await aBackEnd({ baseURL: "/", files })
  expect(await Promise.all(names.map((name) => load(name, "w200")))).toEqual(names.map((name) => `blob:${name}`))
  expect(asked.filter((address) => address.includes("/styles/"))).toHaveLength(2)
  expect(isLacking("image-styles")).toBe(true)
})

test("one damaged picture does not end the small copies of the others", async () => {
  const files = { [source]: 200, [other]: 200, "/sites/default/files/styles/w200/public/b.jpg.webp": 200 }
  const { load } = await aBackEnd({ baseURL: "/", files })
  await load(source, "w200")
  expect(await load(other, "w200")).toBe("blob:/sites/default/files/styles/w200/public/b.jpg.webp")
  await load(source, "w200")
  await load(source, "w200")
  expect(isLacking("image-styles")).toBe(false)
})

test("a picture that isn't there is not found, whatever the web server says", async () => {
  expect(await (await aBackEnd({ baseURL: cms })).load(source, "w200")).toBe("not-found")
  expect(await (await aBackEnd({ baseURL: "/", files: { [source]: 403 } })).load(source)).toBe("not-found")
})
