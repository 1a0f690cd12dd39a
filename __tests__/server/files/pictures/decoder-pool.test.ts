import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { makeDecoders } from "#server/files/pictures/decoder-pool.ts"
import { loopingExif, withExif } from "#support/files/looping-exif.ts"
import { aColour } from "#support/files/uploads.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const folder = aTemporaryFolder()

test.concurrent("a picture with circular EXIF directories, which would be read for minutes, is refused in time", async () => {
  const path = join(folder, "looping.jpg")
  writeFileSync(path, withExif(await aColour().jpeg().toBuffer(), loopingExif()))
  await expect(makeDecoders({ longest: 5000 }).decode({ path, maxPixels: 50_000_000 })).rejects.toThrow("never ends")
})

test.each(["jpeg", "png", "webp"] as const)("a %s is turned by its EXIF orientation", async (format) => {
  const path = join(folder, `turned.${format}`)
  const picture = aColour(40, 30).withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "50/1 51/1 0/1" } })
  writeFileSync(path, await picture.withMetadata({ orientation: 6 }).toFormat(format).toBuffer())

  expect(await makeDecoders().decode({ path, maxPixels: 50_000_000 })).toMatchObject({ size: { width: 30, height: 40 } })
})

test.concurrent("a decoder that never ends is killed, and the next picture is decoded", async () => {
  const note = join(folder, "pid")
  const program = join(folder, "stuck.mjs")
  // Like native code, it blocks its thread, so that no message or handled signal reaches it.
  writeFileSync(
    program,
    `import { writeFileSync } from "node:fs"\nprocess.on("message", ({ path }) => { writeFileSync(path, String(process.pid)); for (;;); })`,
  )

  const stuck = makeDecoders({ program, longest: 5000 }).decode({ path: note, maxPixels: 1 })

  await expect(stuck).rejects.toThrow("never ends")
  expect(existsSync(note)).toBe(true)
  expect(() => process.kill(Number(readFileSync(note, "utf8")), 0)).toThrow("ESRCH")
  const path = join(folder, "good.png")
  writeFileSync(path, await aColour().png().toBuffer())
  expect(await makeDecoders().decode({ path, maxPixels: 50_000_000 })).toEqual({ size: { width: 40, height: 30 }, cleaned: null })
})
