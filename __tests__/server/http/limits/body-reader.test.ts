import { Refusal } from "#server/http/refusal.ts"
import { makeBodyReader } from "#server/http/limits/body-reader.ts"

const isUpload = ({ headers }: Request) => headers.has("content-disposition")
const limits = { body: 8, bodyTimeout: 10_000, bodiesAwaited: 2, bodyGrace: 250 }

/** A request whose body the test sends piece by piece. */
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

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test("a request is passed on with its headers when its whole body has arrived", async () => {
  const { request, send, end } = aRequest({ "if-match": '"1"' })
  const arriving = makeBodyReader(isUpload, limits)(request, "192.0.2.1")
  send("half")
  send("half")
  end()
  const whole = await arriving
  expect([whole.method, whole.url, whole.headers.get("if-match"), await whole.text()]).toEqual(["POST", request.url, '"1"', "halfhalf"])
})

test("a body that hasn't arrived after ten seconds is refused, even if bytes keep coming", async () => {
  const { request, send } = aRequest()
  const arriving = outcome(makeBodyReader(isUpload, limits)(request, "192.0.2.1"))
  for (let second = 0; second < 8; second += 1) {
    send("x")
    await jest.advanceTimersByTimeAsync(1000)
  }
  await jest.advanceTimersByTimeAsync(2000)
  expect(await arriving).toMatchObject({ status: 408 })
})

test("a request beyond an address's limit is refused in a moment, unless its body is arriving", async () => {
  const readBody = makeBodyReader(isUpload, limits)
  const first = Array.from({ length: 2 }, () => outcome(readBody(aRequest().request, "192.0.2.1")))
  const late = outcome(readBody(aRequest().request, "192.0.2.1"))
  const prompt = aRequest()
  const inTime = outcome(readBody(prompt.request, "192.0.2.1"))
  const elsewhere = aRequest()
  const other = outcome(readBody(elsewhere.request, "192.0.2.2"))
  prompt.send("prompt")
  prompt.end()
  await jest.advanceTimersByTimeAsync(250)
  expect(await Promise.all([late, inTime])).toEqual([{ status: 503, headers: { "Retry-After": "5" } }, "prompt"])
  elsewhere.send("other")
  elsewhere.end()
  expect(await other).toBe("other")
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await Promise.all(first)).toMatchObject([{ status: 408 }, { status: 408 }])
  // The limit is free again.
  const next = aRequest()
  const later = outcome(readBody(next.request, "192.0.2.1"))
  await jest.advanceTimersByTimeAsync(1000)
  next.end()
  expect(await later).toBe("")
})

test("a body that breaks off is a 400", async () => {
  const { request, send, breakOff } = aRequest()
  const arriving = outcome(makeBodyReader(isUpload, limits)(request, "192.0.2.1"))
  send("x")
  breakOff()
  expect(await arriving).toMatchObject({ status: 400 })
})

test("a body that is too long is refused, by its Content-Length or by its bytes", async () => {
  const { request, send } = aRequest()
  const arriving = outcome(makeBodyReader(isUpload, limits)(request, "192.0.2.1"))
  send("more than 8")
  expect(await arriving).toMatchObject({ status: 413 })
  const said = aRequest({ "content-length": "9" })
  expect(await outcome(makeBodyReader(isUpload, limits)(said.request, "192.0.2.1"))).toMatchObject({ status: 413 })
})

test("the server doesn't wait for an upload", async () => {
  const { request } = aRequest({ "content-disposition": "file" })
  expect(await makeBodyReader(isUpload, limits)(request, "192.0.2.1")).toBe(request)
})

test.each(["GET", "HEAD"])("the server doesn't read the body of a %s", async (method) => {
  const request = new Request("http://server.example/jsonapi/node/article", { method })
  const body = jest.spyOn(request, "body", "get")
  expect(await makeBodyReader(isUpload, limits)(request, "192.0.2.1")).toBe(request)
  expect(body).not.toHaveBeenCalled()
})
