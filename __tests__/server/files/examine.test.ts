import { crc32 } from "node:zlib"
import { aServer } from "#support/server.ts"
import { aZip } from "#support/files/a-zip.ts"
import { aColour, filesOf, upload } from "#support/files/uploads.ts"

const admin = { uid: 2, roles: ["contributor"] } as const
const server = aServer().seenBy(admin).start()
const attach = { to: "node/article/field_attachments" }

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n")
const page = "<!DOCTYPE html><script>alert(1)</script>"
const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`
const zips = {
  odt: aZip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<x/>" }),
  ods: aZip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<x/>" }),
  docx: aZip({ "[Content_Types].xml": "<x/>", "word/document.xml": "<x/>" }),
  xlsx: aZip({ "xl/workbook.xml": "<x/>", "[Content_Types].xml": "<x/>" }),
  zip: aZip({ "plans/ground-floor.txt": "walls", "word/draft.txt": "no document" }),
}

test.each(Object.entries({ ...zips, pdf }))("a real %s can be attached", async (extension, bytes) => {
  const { status, file } = await upload(server, `A Document.${extension}`, bytes, attach)
  expect([status, file.attributes.filename]).toEqual([201, `a-document.${extension}`])
})

test.each(["jpeg", "png", "webp", "avif"] as const)("a real %s is a picture", async (format) => {
  expect((await upload(server, `a.${format}`, await aColour().toFormat(format).toBuffer())).status).toBe(201)
})

const jpeg = aColour(400, 300).jpeg().toBuffer()

/** A PNG with a wrong size in its header. */
async function aBomb(): Promise<Buffer> {
  const png = await aColour().png().toBuffer()
  png.writeUInt32BE(30_000, 16)
  png.writeUInt32BE(30_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test.each([
  ["an SVG", "a.svg", svg, "Only files with the following extensions"],
  ["an SVG that calls itself a PNG", "a.png", svg, "SVG picture"],
  ["a page that calls itself a picture", "a.jpg", page, "web page"],
  ["a page that calls itself a PDF", "a.pdf", page, "web page"],
  ["a PDF with a page in front of it", "a.pdf", page + pdf.toString("latin1"), "web page"],
  ["an archive with a page in front of it", "a.zip", Buffer.concat([Buffer.from(page), zips.zip]), "web page"],
  ["a program", "a.zip", "MZ\x90\0", "program"],
  ["a Java program", "a.zip", aZip({ "META-INF/MANIFEST.MF": "Main-Class: X" }), "program"],
  ["a document with macros", "a.docx", aZip({ "[Content_Types].xml": "", "word/vbaProject.bin": "" }), "macros"],
  ["a spreadsheet that calls itself a text", "a.odt", zips.ods, "ods"],
  ["a document that calls itself an archive", "a.zip", zips.docx, "docx"],
  ["an archive that calls itself a document", "a.docx", zips.zip, "zip"],
  ["half an archive", "a.zip", zips.zip.subarray(0, 60), "no zip"],
  ["half a PDF", "a.pdf", pdf.subarray(0, 30), "breaks off"],
  ["nothing", "a.pdf", "", "no pdf"],
])("%s is refused", async (_, name, bytes, why) => {
  const isPicture = /\.(svg|png|jpg)$/.test(name)
  const { status, detail } = await upload(server, name, bytes, isPicture ? {} : attach)
  expect([status, detail]).toEqual([422, expect.stringContaining(why)])
})

test("a picture that breaks off or has more than fifty megapixels is refused", async () => {
  const before = filesOf(server)
  const bytes = await jpeg
  const half = await upload(server, "half.jpg", bytes.subarray(0, bytes.length / 2))
  const bomb = await upload(server, "bomb.png", await aBomb())
  const renamed = await upload(server, "renamed.png", bytes)
  expect([half.status, bomb.status, renamed.status]).toEqual([422, 422, 422])
  expect([half.detail, bomb.detail, renamed.detail]).toEqual([
    expect.stringContaining("breaks off"),
    expect.stringContaining("more than 50 megapixels"),
    expect.stringContaining("a jpeg and no png"),
  ])
  expect(filesOf(server)).toEqual(before)
})
