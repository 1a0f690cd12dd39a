import { uploadForSave } from "#dashboard/media/uploads/uploads-in-values.ts"
import type { FileValue } from "#dashboard/items/values.ts"
import { failed, type Problem } from "#lib/session/problem.ts"

const file: FileValue = {
  ...{ key: "a", id: null, blob: "b", url: null, filename: "wall.jpg", filemime: "image/jpeg", filesize: 1 },
  ...{ width: null, height: null, alt: "A wall", title: "", description: "" },
}

const save = (problem: Problem) =>
  uploadForSave(
    { field_gallery: [file] },
    {
      isThere: () => Promise.reject(new Error("never asked")),
      upload: () => Promise.resolve(failed(problem)),
      onUploaded: () => undefined,
    },
  )

test.each<Problem>([
  { kind: "broken", status: 507, message: "The server's disk is nearly full, so it takes no files." },
  { kind: "blocked-for-now", retryAt: null, message: "You have uploaded 200 files that nothing uses." },
])("a save whose files the server takes no more says why in the server's words: $message", async (problem) => {
  expect(await save(problem)).toEqual(failed(problem))
})

test("a file that the server refuses is named at its field", async () => {
  expect(await save({ kind: "invalid", message: "The file is no jpg, whatever its name says.", fields: {} })).toMatchObject({
    problem: { kind: "invalid", fields: { field_gallery: expect.stringContaining("wall.jpg") } },
  })
})
