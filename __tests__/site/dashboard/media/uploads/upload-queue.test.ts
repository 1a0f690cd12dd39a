import { UploadQueue, type UploadCall, type UploadEntry } from "#dashboard/media/uploads/upload-queue.ts"
import type { UploadedFile } from "#dashboard/media/uploads/upload-api.ts"
import { done, failed, type Outcome } from "#lib/session/problem.ts"

const settle = () => new Promise((resolve) => setTimeout(resolve))

const uploadsOf = (...names: readonly string[]) =>
  names.map((name) => ({ key: name, blob: name, field: "field_gallery", filename: `${name}.jpg` }))

/** Makes a queue whose uploads end when the test calls `end`. */
function aQueue({ hasBytes = true } = {}) {
  const calls = new Map<string, UploadCall & { readonly end: (outcome: Outcome<UploadedFile>) => void }>()
  const uploaded: string[] = []
  const queue = new UploadQueue({
    read: (blob) => Promise.resolve(hasBytes ? new File(["bytes"], blob) : null),
    send: (call) => new Promise((end) => calls.set(call.file.name, { ...call, end })),
    onDone: (key, { id }) => uploaded.push(`${key} is ${id ?? ""}`),
  })
  const end = async (name: string, outcome: Outcome<UploadedFile>) => {
    calls.get(name)?.end(outcome)
    await settle()
  }
  const stateOf = (name: string): UploadEntry["state"] | undefined => queue.entries().find(({ key }) => key === name)?.state
  return { queue, calls, uploaded, end, stateOf, sending: () => [...calls.keys()] }
}

const asFile = (id: string) =>
  done({ id, url: null, filename: "", filemime: "image/jpeg", filesize: 5, width: null, height: null } satisfies UploadedFile)

test("two files are sent at one time, and the third when one of them has arrived", async () => {
  const { queue, uploaded, end, sending, stateOf } = aQueue()
  queue.follow(uploadsOf("a", "b", "c"))
  await settle()
  expect(sending()).toEqual(["a", "b"])
  expect(stateOf("c")).toEqual({ kind: "waiting" })
  await end("b", asFile("1"))
  expect(sending()).toEqual(["a", "b", "c"])
  expect(uploaded).toEqual(["b is 1"])
})

test("a file that the form no longer holds is aborted, and the next one takes its place", async () => {
  const { queue, calls, uploaded, end, sending } = aQueue()
  queue.follow(uploadsOf("a", "b", "c"))
  await settle()
  queue.follow(uploadsOf("b", "c"))
  expect(calls.get("a")?.signal.aborted).toBe(true)
  await end("a", asFile("1"))
  expect(sending()).toEqual(["a", "b", "c"])
  expect(uploaded).toEqual([])
})

test("a failed upload stays with its problem until it is tried again", async () => {
  const { queue, uploaded, end, stateOf } = aQueue()
  queue.follow(uploadsOf("a"))
  await settle()
  await end("a", failed({ kind: "offline", message: null }))
  expect(stateOf("a")).toEqual({ kind: "failed", problem: { kind: "offline", message: null } })
  queue.follow(uploadsOf("a"))
  await settle()
  expect(stateOf("a")?.kind).toBe("failed")
  queue.retry("a")
  await settle()
  await end("a", asFile("1"))
  expect(uploaded).toEqual(["a is 1"])
  expect(queue.entries()).toEqual([])
})

test("a file whose bytes are no longer in the browser fails without being sent", async () => {
  const { queue, sending, stateOf } = aQueue({ hasBytes: false })
  queue.follow(uploadsOf("a"))
  await settle()
  expect(stateOf("a")).toEqual({ kind: "failed", problem: null })
  expect(sending()).toEqual([])
})

test("waiting for the uploads ends with the last one, failed or not", async () => {
  const { queue, end } = aQueue()
  let isOver = false
  queue.follow(uploadsOf("a", "b"))
  void queue.settled().then(() => (isOver = true))
  await settle()
  await end("a", asFile("1"))
  expect(isOver).toBe(false)
  await end("b", failed({ kind: "broken", message: null, status: 500 }))
  expect(isOver).toBe(true)
})
