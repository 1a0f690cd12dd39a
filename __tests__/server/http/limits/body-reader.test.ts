import { Refusal } from "#server/http/refusal.ts"
import { makeArrival } from "#server/http/limits/body-reader.ts"

const limits = { body: 8, bodyTimeout: 10_000, bodiesAwaited: 2, bodyGrace: 250 }

/** A request whose body comes when the test says so. */
function aRequest(headers: Readonly<Record<string, string>> = {}) {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) })
  const init = { method: "POST", body, duplex: "half", headers: { "content-type": "application/json", ...headers } }
  return {
    request: new Request("http://server.example/jsonapi/node/article", init),
    send: (text: string) => send?.enqueue(new TextEncoder().encode(text)),
    end: () => send?.close(),
    breakOff: () => send?.error(new Error("aborted")),
  }
}

const outcome = (arriving: Promise<Request>) =>
  arriving.then(
    (request) => request.text(),
    (error: unknown) => (error instanceof Refusal ? { status: error.status, headers: error.headers } : error),
  )

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test("a body is handed on once all of it is there, with the request's own headers", async () => {
  const { request, send, end } = aRequest({ "if-match": '"1"' })
  const arriving = makeArrival(limits)(request, "192.0.2.1")
  send("half")
  send("half")
  end()
  const whole = await arriving
  expect([whole.method, whole.url, whole.headers.get("if-match"), await whole.text()]).toEqual(["POST", request.url, '"1"', "halfhalf"])
})

test("one that isn't there after ten seconds is refused, however it drips", async () => {
  const { request, send } = aRequest()
  const arriving = outcome(makeArrival(limits)(request, "192.0.2.1"))
  for (let second = 0; second < 8; second += 1) {
    send("x")
    await jest.advanceTimersByTimeAsync(1000)
  }
  await jest.advanceTimersByTimeAsync(2000)
  expect(await arriving).toMatchObject({ status: 408 })
})

test("one more of an address than may wait is refused in a moment, unless its body is on the way", async () => {
  const arrival = makeArrival(limits)
  const first = Array.from({ length: 2 }, () => outcome(arrival(aRequest().request, "192.0.2.1")))
  const late = outcome(arrival(aRequest().request, "192.0.2.1"))
  const prompt = aRequest()
  const inTime = outcome(arrival(prompt.request, "192.0.2.1"))
  const elsewhere = aRequest()
  const other = outcome(arrival(elsewhere.request, "192.0.2.2"))
  prompt.send("prompt")
  prompt.end()
  await jest.advanceTimersByTimeAsync(250)
  expect(await Promise.all([late, inTime])).toEqual([{ status: 503, headers: { "Retry-After": "5" } }, "prompt"])
  elsewhere.send("other")
  elsewhere.end()
  expect(await other).toBe("other")
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await Promise.all(first)).toMatchObject([{ status: 408 }, { status: 408 }])
  // There is room again.
  const next = aRequest()
  const later = outcome(arrival(next.request, "192.0.2.1"))
  await jest.advanceTimersByTimeAsync(1000)
  next.end()
  expect(await later).toBe("")
})

test("one that breaks off is the sender's fault", async () => {
  const { request, send, breakOff } = aRequest()
  const arriving = outcome(makeArrival(limits)(request, "192.0.2.1"))
  send("x")
  breakOff()
  expect(await arriving).toMatchObject({ status: 400 })
})

test("too much is refused, said or sent", async () => {
  const { request, send } = aRequest()
  const arriving = outcome(makeArrival(limits)(request, "192.0.2.1"))
  send("more than 8")
  expect(await arriving).toMatchObject({ status: 413 })
  const said = aRequest({ "content-length": "9" })
  expect(await outcome(makeArrival(limits)(said.request, "192.0.2.1"))).toMatchObject({ status: 413 })
})

test("a file isn't waited for", async () => {
  const { request } = aRequest({ "content-type": "application/octet-stream" })
  expect(await makeArrival(limits)(request, "192.0.2.1")).toBe(request)
})

test.each(["GET", "HEAD"])("the server doesn't read the body of a %s", async (method) => {
  const request = new Request("http://server.example/jsonapi/node/article", { method })
  const body = jest.spyOn(request, "body", "get")
  expect(await makeArrival(limits)(request, "192.0.2.1")).toBe(request)
  expect(body).not.toHaveBeenCalled()
})
