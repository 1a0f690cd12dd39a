/** A build from a back end that keeps pictures as they were sent, as a Drupal does: what the build makes of them, by their pixels. */
import { readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { expect, test } from "../support/test.ts"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { buildWithGatsby } from "#publisher/full-build.ts"
import { copyProject } from "#publisher/source-key.ts"
import { colours, difference, odd, quadrants } from "#support/files/pixels.ts"
import { startFaultyBackEnd } from "../support/broken-back-end.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const { red, green, blue, brown } = colours
const turned = [blue, red, brown, green]
const deep = [red, green, blue, brown]
const tall = Array.from({ length: 4 }, () => [200, 80, 40])

/** Pictures of the demo that the back end has in another form. */
const forms: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  // The covers of a publication and an action; also in a gallery and in the text of the page About.
  "section-model-house.jpg": () => odd("orientation-6-no-gps.jpg"),
  "three-house-models-shelf.jpg": () => odd("orientation-6-no-gps.jpg"),
  "white-study-model-grey-table.jpg": () => odd("srgb-16-bit.png"),
  "site-plan-model-from-above.jpg": () => odd("tall-800x17000.png"),
  // What can't be shown.
  "public-square-steps.jpg": () =>
    sharp({ create: { width: 20_000, height: 4, channels: 3, background: "#888" } })
      .png()
      .toBuffer(),
  "brick-corner-detail.jpg": () => odd("orientation-6-no-gps.jpg").subarray(0, 4000),
  "covered-market-hall.jpg": () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='0'/>"),
}

type Answer = { readonly data?: readonly { attributes?: Record<string, unknown> }[] }

/** One publication without a title, one without anything. */
function spoil(body: string, path: string): string {
  if (!/\/jsonapi\/node\/article$/.test(path)) return body
  const answer: Answer = JSON.parse(body)
  for (const item of answer.data ?? []) {
    if (item.attributes?.drupal_internal__nid === 208) item.attributes.title = null
    if (item.attributes?.drupal_internal__nid === 206) delete item.attributes
  }
  return JSON.stringify(answer)
}

test(
  "copies of pictures that are turned, deep or tall are as they are meant, and what is bad leaves a place and a to-do",
  { tag: "@long" },
  async () => {
    test.setTimeout(400_000)
    const folder = aTemporaryFolder()
    copyProject(process.cwd(), folder)
    const bytes = new Map(await Promise.all(Object.entries(forms).map(async ([name, make]) => [name, await make()] as const)))
    const backEnd = await startFaultyBackEnd(testOrigin, {
      change: spoil,
      instead: (path) => {
        const body = bytes.get(path.split("/").at(-1) ?? "")
        return body === undefined ? null : { status: 200, body, type: "image/jpeg" }
      },
    })
    const printed: string[] = []
    const env = { G30_API_URL: backEnd.url, G30_SITE_URL: "http://g30.example" }
    await buildWithGatsby({ root: folder, home: join(folder, ".g30"), env, print: (line) => printed.push(line) })
    await backEnd.close()
    const built = join(folder, "public")

    // Each copy that the build has made.
    const seen = { turned: 0, deep: 0, tall: 0 }
    for (const name of readdirSync(join(built, "static"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".webp"))) {
      const copy = readFileSync(join(built, "static", name))
      const { width, height } = await sharp(copy).metadata()
      const found = await quadrants(copy)
      if (difference(found, turned) <= 6) seen.turned += Math.abs(width / height - 0.75) < 0.01 ? 1 : Number.NaN
      else if (difference(found, deep) <= 6) seen.deep += Math.abs(width / height - 4 / 3) < 0.01 ? 1 : Number.NaN
      else if (difference(found, tall) <= 6) seen.tall += height <= 16_383 ? 1 : Number.NaN
    }
    expect(seen.turned).toBeGreaterThanOrEqual(2)
    expect(seen.deep).toBeGreaterThanOrEqual(2)
    expect(seen.tall).toBeGreaterThanOrEqual(2)

    const report = printed.join("\n")
    for (const name of ["public-square-steps.jpg", "brick-corner-detail.jpg", "covered-market-hall.jpg"])
      expect(report).toMatch(new RegExp(`picture \\S+${name} is no picture`))
    expect(report).toMatch(/Publication 208 “#208”\S*: it can't be read/)
    expect(report).toMatch(/Publication [0-9a-f-]{36}: it can't be read/)
    rmSync(folder, { recursive: true, force: true })
  },
)
