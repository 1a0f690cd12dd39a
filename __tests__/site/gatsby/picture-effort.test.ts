import sharp from "sharp"
import { onPluginInit } from "../../../src/gatsby/picture-effort.ts"

test("pictures are made with less effort than libwebp's own, in their quality and format", async () => {
  const picture = sharp("demo/images/brick-corner-detail.jpg").resize(400)
  const own = await picture.clone().webp({ quality: 70, effort: 2 }).toBuffer()
  onPluginInit()
  const bytes = await picture.clone().webp({ quality: 70 }).toBuffer()
  expect(bytes.equals(own)).toBe(true)
  expect((await picture.clone().webp({ quality: 70, effort: 4 }).toBuffer()).equals(own)).toBe(false)
})
