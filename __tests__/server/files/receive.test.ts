import { readdirSync, readFileSync, rmSync } from "node:fs"
import { open } from "node:fs/promises"
import { join } from "node:path"
import { Refusal } from "#server/http/refusal.ts"
import { receive } from "#server/files/receive.ts"
import { storageRefusal } from "#server/error-answers.ts"
import { aServer } from "#support/server.ts"
import { filesOf, upload } from "#support/files/uploads.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const folder = aTemporaryFolder()

function sending(body: BodyInit): Request {
  const streamed = body instanceof ReadableStream ? { duplex: "half" } : {}
  return new Request("http://server.example/", { method: "POST", body, ...streamed })
}

/** A body of chunks that then ends in its own way. */
function aBody(chunks: readonly string[], then: (controller: ReadableStreamDefaultController<Uint8Array>) => void = () => undefined) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      then(controller)
    },
  })
}

/** A body that never ends, a byte at a time. */
function aDrip() {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      controller.enqueue(new Uint8Array(1))
    },
  })
}

const pace = { patience: 5000, leastBytes: 1 }

const closing = (controller: ReadableStreamDefaultController) => {
  controller.close()
}

test("a body is written to the disk piece by piece", async () => {
  await receive(sending(aBody(["plumb ", "line"], closing)), join(folder, "a.part"), { maxBytes: 10, ...pace })
  expect(readFileSync(join(folder, "a.part"), "utf8")).toBe("plumb line")
})

test.each([
  ["more bytes than the field takes", aBody(["plumb ", "line!"], closing), {}, 422],
  ["a sender who stalls", aBody(["plumb"]), { patience: 20 }, 408],
  ["a sender who drips", aDrip(), { patience: 20, leastBytes: 100, maxBytes: 1_000_000 }, 408],
  [
    "a sender who goes",
    aBody(["plumb"], (controller) => {
      controller.error(new Error("aborted"))
    }),
    {},
    400,
  ],
])("a body is refused without a file left behind: %s", async (_, body, more, status) => {
  const path = aTemporaryFolder()
  await expect(receive(sending(body), join(path, "a.part"), { maxBytes: 10, ...pace, ...more })).rejects.toMatchObject({ status })
  expect(readdirSync(path)).toEqual([])
})

test.each([
  ["ENOSPC", "disk is full"],
  ["EROFS", "can't write to its disk"],
])("the disk's error %s is a 507 and leaves no file behind", async (code, words) => {
  const path = aTemporaryFolder()
  const file = await open(join(path, "any"), "w")
  await file.close()
  rmSync(join(path, "any"))
  const writing = jest.spyOn(Object.getPrototypeOf(file), "appendFile")
  writing.mockRejectedValueOnce(Object.assign(new Error(code), { code }))
  const failure = await receive(sending("plumb"), join(path, "a.part"), { maxBytes: 10, ...pace }).catch(storageRefusal)
  writing.mockRestore()
  expect(failure).toBeInstanceOf(Refusal)
  expect(failure).toMatchObject({ status: 507, message: expect.stringContaining(words) })
  expect(readdirSync(path)).toEqual([])
})

test("a file with too large a Content-Length is refused at once", async () => {
  const server = aServer()
    .seenBy({ uid: 2, roles: ["contributor"] })
    .start()
  const { status, detail } = await upload(server, "a.jpg", "x", { "content-length": String(21 * 1024 * 1024) })
  expect([status, detail]).toEqual([422, "Unprocessable Entity: file validation failed.\nThe file exceeds the maximum file size of 20 MB."])
  expect(filesOf(server)).toEqual([])
})

test("bytes whose row can't be stored are removed", async () => {
  const server = aServer()
    .seenBy({ uid: 2, roles: ["contributor"] })
    .start()
  server.db.exec("PRAGMA query_only = ON")
  const pdf = "%PDF-1.4\n%%EOF\n"
  expect((await upload(server, "a.pdf", pdf, { to: "node/article/field_attachments" })).status).toBe(507)
  expect(filesOf(server)).toEqual([])
})
