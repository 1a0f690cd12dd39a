import { makeDoorway, type Room } from "#server/http/limits/request-limit.ts"

const request = () => new Request("http://server.example/")

const room = { requestsAtOnce: 1, bodiesAtOnce: 1 }

function aSlowServer(most?: Room) {
  const finish: (() => void)[] = []
  const fetch = () => new Promise<Response>((resolve) => finish.push(() => resolve(new Response("done"))))
  return { doorway: makeDoorway(fetch, most), finish: () => finish.splice(0).forEach((end) => end()) }
}

test("one more than there is room for is asked to come again", async () => {
  const { doorway, finish } = aSlowServer(room)
  const first = doorway.fetch(request())
  const second = await doorway.fetch(request())
  expect([second.status, second.headers.get("retry-after")]).toEqual([503, "5"])
  finish()
  expect((await first).status).toBe(200)
  const third = doorway.fetch(request())
  finish()
  expect((await third).status).toBe(200)
})

test("requests with bodies take no room from those without", async () => {
  const { doorway, finish } = aSlowServer(room)
  const sending = () => new Request("http://server.example/", { method: "POST", body: "x", headers: { "content-length": "1" } })
  const answers = [sending(), sending(), request(), request()].map(async (each) => doorway.fetch(each))
  finish()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 503, 200, 503])
})

test("once it is closed nobody comes in, and who is inside finishes and ends the connection", async () => {
  const { doorway, finish } = aSlowServer()
  const inside = doorway.fetch(request())
  doorway.close()
  const late = await doorway.fetch(request())
  expect([late.status, late.headers.get("connection")]).toEqual([503, "close"])
  let isEmpty = false
  const empty = doorway.empty().then(() => (isEmpty = true))
  await Promise.resolve()
  expect(isEmpty).toBe(false)
  finish()
  expect((await inside).headers.get("connection")).toBe("close")
  await empty
})

test("a request with more headers than any browser sends is refused", async () => {
  const doorway = makeDoorway(() => new Response("done"))
  const headers = (count: number) => ({ incoming: { rawHeaders: Array.from({ length: count * 2 }, () => "x") } })
  expect((await doorway.fetch(request(), headers(100))).status).toBe(200)
  expect((await doorway.fetch(request(), headers(101))).status).toBe(431)
})

test("what throws leaves the door as it was", async () => {
  const doorway = makeDoorway(() => {
    throw new Error("no")
  }, room)
  await expect(doorway.fetch(request())).rejects.toThrow("no")
  await expect(doorway.fetch(request())).rejects.toThrow("no")
})

test("the answer to a body that wasn't read to its end ends the connection, so that nothing is sent on it", async () => {
  const doorway = makeDoorway(() => new Response("too large", { status: 413 }))
  const send = async (complete: boolean) => {
    const sent = new Request("http://server.example/", { method: "POST", body: "x", headers: { "content-length": "1" } })
    return (await doorway.fetch(sent, { incoming: { complete } })).headers.get("connection")
  }
  expect([await send(true), await send(false)]).toEqual([null, "close"])
})
