import { makeRequestLimit, type RequestCapacity } from "#server/http/limits/request-limit.ts"

const request = () => new Request("http://server.example/")

const capacity = { requestsAtOnce: 1, bodiesAtOnce: 1 }

function aSlowServer(most?: RequestCapacity) {
  const finish: (() => void)[] = []
  const fetch = () => new Promise<Response>((resolve) => finish.push(() => resolve(new Response("done"))))
  return { limit: makeRequestLimit(fetch, most), finish: () => finish.splice(0).forEach((end) => end()) }
}

test("a request beyond the limit is refused, and the client is told when to try again", async () => {
  const { limit, finish } = aSlowServer(capacity)
  const first = limit.fetch(request())
  const second = await limit.fetch(request())
  expect([second.status, second.headers.get("retry-after")]).toEqual([503, "5"])
  finish()
  expect((await first).status).toBe(200)
  const third = limit.fetch(request())
  finish()
  expect((await third).status).toBe(200)
})

test("requests with bodies don't count against those without", async () => {
  const { limit, finish } = aSlowServer(capacity)
  const sending = () => new Request("http://server.example/", { method: "POST", body: "x", headers: { "content-length": "1" } })
  const answers = [sending(), sending(), request(), request()].map(async (each) => limit.fetch(each))
  finish()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 503, 200, 503])
})

test("after closing, new requests are refused, and running ones are answered and end their connections", async () => {
  const { limit, finish } = aSlowServer()
  const running = limit.fetch(request())
  limit.close()
  const late = await limit.fetch(request())
  expect([late.status, late.headers.get("connection")]).toEqual([503, "close"])
  let isIdle = false
  const idle = limit.idle().then(() => (isIdle = true))
  await Promise.resolve()
  expect(isIdle).toBe(false)
  finish()
  expect((await running).headers.get("connection")).toBe("close")
  await idle
})

test("a request with more headers than any browser sends is refused", async () => {
  const limit = makeRequestLimit(() => new Response("done"))
  const headers = (count: number) => ({ incoming: { rawHeaders: Array.from({ length: count * 2 }, () => "x") } })
  expect((await limit.fetch(request(), headers(100))).status).toBe(200)
  expect((await limit.fetch(request(), headers(101))).status).toBe(431)
})

test("a request that ends in an error no longer counts against the limit", async () => {
  const limit = makeRequestLimit(() => {
    throw new Error("no")
  }, capacity)
  await expect(limit.fetch(request())).rejects.toThrow("no")
  await expect(limit.fetch(request())).rejects.toThrow("no")
})

test("the answer to a body that wasn't read to its end ends the connection", async () => {
  const limit = makeRequestLimit(() => new Response("too large", { status: 413 }))
  const send = async (complete: boolean) => {
    const sent = new Request("http://server.example/", { method: "POST", body: "x", headers: { "content-length": "1" } })
    return (await limit.fetch(sent, { incoming: { complete } })).headers.get("connection")
  }
  expect([await send(true), await send(false)]).toEqual([null, "close"])
})
