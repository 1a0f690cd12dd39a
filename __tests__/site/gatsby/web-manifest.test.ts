import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { siteColours } from "#contract/site-colours.ts"
import { webManifest, writeWebManifests } from "../../../src/gatsby/web-manifest.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

test("a site on a home screen starts in its reader's language", async () => {
  const folder = aTemporaryFolder()
  await writeWebManifests(folder)
  expect(JSON.parse(readFileSync(join(folder, "nl/site.webmanifest"), "utf8"))).toMatchObject({
    ...{ name: "G30 – Vereniging van architecten", short_name: "G30", lang: "nl", start_url: "/nl/", scope: "/" },
  })
  expect(existsSync(join(folder, "site.webmanifest"))).toBe(true)
})

test("the icons of the web manifest have the size and type that the manifest says", async () => {
  for (const { src, sizes, type } of webManifest("en").icons) {
    const { format, width, height } = await sharp(`static${src}`).metadata()
    expect(type).toContain(format)
    if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes)
  }
  expect(await sharp("static/apple-touch-icon.png").metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false })
})

test("the colours of the web manifest are those of the style sheet", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8")
  for (const colour of Object.values(siteColours)) expect(tokens).toContain(colour)
})
