import "#support/browser/web.ts"
import "#support/browser/fresh-database.ts"
import { openDrafts } from "#dashboard/drafts/draft-store.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import { emptyItem } from "#dashboard/items/empty-item.ts"

const base = emptyItem("node--article", { langcode: "en", uid: null })

function aDraft(more: Partial<Draft> = {}): Draft {
  const { type, id, number, values } = base
  return { type, id, number, title: "A", values, base, savedAt: 1, writer: "tab 1", isQueued: false, earlier: [], ...more }
}

const aFile = (bytes: string) =>
  Object.assign(new File([bytes], "house.jpg", { type: "image/jpeg" }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(bytes).buffer),
  })

test("a draft is there again after a reload, for its own user alone", async () => {
  await openDrafts(7).write(aDraft({ title: "Kept" }))
  expect(await openDrafts(7).read(base)).toMatchObject([{ title: "Kept", base: { id: base.id } }])
  expect(await openDrafts(8).list()).toEqual([])
})

test("each tab has its own draft of an item, and the newest stands first", async () => {
  const drafts = openDrafts(7)
  await drafts.write(aDraft({ title: "newer", savedAt: 5, writer: "tab 2" }))
  await drafts.write(aDraft({ title: "older", savedAt: 3, writer: "tab 1" }))
  expect((await drafts.read(base)).map(({ title }) => title)).toEqual(["newer", "older"])
  await drafts.remove(aDraft({ savedAt: 3, writer: "tab 1" }))
  expect((await drafts.read(base)).map(({ title }) => title)).toEqual(["newer"])
})

test("a draft that was written again since is not removed", async () => {
  const drafts = openDrafts(7)
  await drafts.write(aDraft({ savedAt: 3 }))
  await drafts.write(aDraft({ savedAt: 4, title: "newer" }))
  await drafts.remove(aDraft({ savedAt: 3 }))
  expect(await drafts.list()).toMatchObject([{ title: "newer" }])
})

test("a stored entry of another shape is left out of the drafts", async () => {
  const drafts = openDrafts(7)
  await drafts.write({ ...aDraft(), values: { title: 3 } } as unknown as Draft)
  expect(await drafts.list()).toEqual([])
})

test("the bytes of a file stay as long as a draft names them", async () => {
  let now = 0
  const drafts = openDrafts(7, { clock: () => now })
  const [named, unnamed] = [await drafts.putBlob(aFile("named")), await drafts.putBlob(aFile("unnamed"))]
  const file = {
    key: "1",
    id: null,
    blob: named,
    url: null,
    filename: "house.jpg",
    filemime: "image/jpeg",
    filesize: 5,
    width: null,
    height: null,
    alt: null,
    title: "",
    description: "",
  }
  await drafts.write(aDraft({ values: { ...base.values, field_gallery: [file] } }))
  await drafts.cleanBlobs()
  expect(await drafts.getBlob(unnamed)).not.toBeNull()
  now = 3_600_000
  await drafts.cleanBlobs()
  expect(await drafts.getBlob(unnamed)).toBeNull()
  const kept = await drafts.getBlob(named)
  expect(kept).toMatchObject({ name: "house.jpg", type: "image/jpeg", size: 5 })
})

test("a full or blocked storage is reported, and the draft stays in memory", async () => {
  const troubles: unknown[] = []
  const drafts = openDrafts(7, { onTrouble: (trouble) => troubles.push(trouble) })
  const put = jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  await drafts.write(aDraft({ title: "in memory" }))
  expect(troubles).toEqual(["full"])
  expect(await drafts.read(base)).toMatchObject([{ title: "in memory" }])
  put.mockRestore()
  await drafts.write(aDraft({ title: "stored", savedAt: 2 }))
  expect(troubles).toEqual(["full", null])
  expect(await openDrafts(7).read(base)).toMatchObject([{ title: "stored" }])
})

test("without IndexedDB drafts live in memory", async () => {
  Object.assign(globalThis, { indexedDB: undefined })
  const troubles: unknown[] = []
  const drafts = openDrafts(7, { onTrouble: (trouble) => troubles.push(trouble) })
  await drafts.write(aDraft())
  expect(troubles).toEqual(["blocked"])
  expect(await drafts.list()).toHaveLength(1)
})

test("a database that never answers does not hold up the draft", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick"] })
  jest.spyOn(IDBFactory.prototype, "open").mockImplementation(() => ({}) as IDBOpenDBRequest)
  const troubles: unknown[] = []
  const drafts = openDrafts(7, { onTrouble: (trouble) => troubles.push(trouble) })
  const written = drafts.write(aDraft())
  await jest.advanceTimersByTimeAsync(5000)
  await written
  jest.useRealTimers()
  expect(troubles).toEqual(["blocked"])
})
