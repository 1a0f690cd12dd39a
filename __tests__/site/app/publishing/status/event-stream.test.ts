import "#support/browser/web.ts"
import { follow, type Stream } from "#app/publishing/status/event-stream.ts"
import { aTime } from "#support/browser/browser-parts.ts"

type Sender = ReadableStreamDefaultController<Uint8Array>

const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** A server whose connections the test opens, feeds and breaks. */
function aServerOfEvents(answer: (attempt: number) => "open" | "refuse" | "gone" = () => "open") {
  const time = aTime()
  const { after, elapsed } = time
  const connections: { readonly at: number; readonly sender: Sender | null; readonly signal: AbortSignal }[] = []
  const events: string[] = []
  let downs = 0
  const ending = new AbortController()
  const open = (signal: AbortSignal): Promise<Stream | "gone"> => {
    const kind = answer(connections.length)
    let sender: Sender | null = null
    const stream = kind === "open" ? new ReadableStream<Uint8Array>({ start: (controller) => void (sender = controller) }) : null
    connections.push({ at: elapsed() / 1000, sender, signal })
    if (kind === "gone") return Promise.resolve("gone")
    return stream === null ? Promise.reject(new Error("refused")) : Promise.resolve(stream)
  }
  const ended = follow({
    open,
    onEvent: ({ data }) => void events.push(data),
    onDown: () => void (downs += 1),
    after,
    signal: ending.signal,
  })
  const send = async (text: string) => {
    connections.at(-1)?.sender?.enqueue(new TextEncoder().encode(text))
    await settled()
  }
  const close = async () => {
    connections.at(-1)?.sender?.close()
    await settled()
  }
  return {
    connections,
    events,
    downs: () => downs,
    times: () => connections.map(({ at }) => at),
    send,
    close,
    end: () => ending.abort(),
    ended,
    pass: (seconds: number) => time.pass(seconds * 1000, settled),
  }
}

test("events arrive, and after the end of the connection the next one is made a second later", async () => {
  const server = aServerOfEvents()
  await settled()
  await server.send("data: one\n\n")
  await server.close()
  expect(server.downs()).toBe(1)
  await server.pass(1)
  await server.send("data: two\n\n")
  expect(server.events).toEqual(["one", "two"])
  expect(server.times()).toEqual([0, 1])
  server.end()
})

test("a server that refuses is asked less and less often, and at least every half minute", async () => {
  const server = aServerOfEvents(() => "refuse")
  await settled()
  await server.pass(125)
  expect(server.times()).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121])
  server.end()
})

test("a connection without a byte for a minute counts as dead; comments keep it", async () => {
  const server = aServerOfEvents()
  await settled()
  await server.pass(50)
  await server.send(": still here\n")
  await server.pass(50)
  expect(server.connections).toHaveLength(1)
  await server.pass(11)
  expect(server.connections).toHaveLength(2)
  server.end()
})

test("a back end without events is asked once", async () => {
  const server = aServerOfEvents(() => "gone")
  await server.ended
  await server.pass(100)
  expect(server.connections).toHaveLength(1)
  expect(server.downs()).toBe(0)
})

test("the end closes the connection, and no other follows", async () => {
  const server = aServerOfEvents()
  await settled()
  server.end()
  await server.ended
  await server.pass(100)
  expect(server.connections).toHaveLength(1)
  expect(server.connections[0]?.signal.aborted).toBe(true)
})
