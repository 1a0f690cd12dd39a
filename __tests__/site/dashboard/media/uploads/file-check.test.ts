/** @jest-environment jsdom */

import "#support/browser/web.ts"
import { aPhoto } from "#support/browser/files.ts"
import { checkFile } from "#dashboard/media/uploads/file-check.ts"
import { uploadName } from "#dashboard/media/uploads/upload-api.ts"
import { attachments, image } from "#contract/field-groups.ts"

const picture = image("Cover image")
const document = attachments.field_attachments

const ofSize = (name: string, size: number) => Object.defineProperty(new File(["bytes"], name), "size", { value: size })

test("a picture passes with its size in pixels", async () => {
  expect(await checkFile(await aPhoto("Stair.JPG", 64, 48), picture)).toEqual({ ok: true, size: { width: 64, height: 48 } })
})

test.each([
  ["section.tiff", 10, picture, "this format is not supported"],
  ["plan.pdf", 10, picture, "this format is not supported"],
  ["stair.jpg", 20 * 1024 * 1024 + 1, picture, "larger than 20 MB"],
  ["stair.jpg", 0, picture, "this file is empty"],
  ["stair.jpg", 10, picture, "this picture can't be read"],
  ["letter.exe", 10, document, "this format is not supported"],
  ["letter.pdf", 20 * 1024 * 1024 + 1, document, "larger than 20 MB"],
])("%s of %i bytes is refused", async (name, size, field, reason) => {
  expect(await checkFile(ofSize(name, size), field)).toEqual({ ok: false, reason })
})

test("a picture of more pixels than the field takes is refused", async () => {
  const check = await checkFile(await aPhoto("wide.jpg", 100, 60), { ...picture, maxPixels: 5000 })
  expect(check).toEqual({ ok: false, reason: "more than 0.005 megapixels" })
})

test("a file is sent under a name in ASCII", () => {
  expect(uploadName("Façade côté cour (été).JPG")).toBe("facade-cote-cour-ete.jpg")
  expect(uploadName("图.png")).toBe("item.png")
})
