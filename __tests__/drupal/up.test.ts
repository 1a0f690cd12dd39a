import { rmSync, readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { readUpOptions } from "#scripts/drupal/up/options.ts"
import { servePhp } from "#scripts/drupal/up/serve.ts"
import { up } from "#scripts/drupal/up.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { copyDrupal, preparedFolder } from "#support/drupal/prepared.ts"
import { clientOf, one } from "#support/back-ends/back-end.ts"
import { aColour } from "#support/files/uploads.ts"
import { freePort, listening } from "#support/ports.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const origin = "https://site.example"

describe("a Drupal of npm run drupal -- up", () => {
  let drupal: TestDrupal
  let address: string
  beforeAll(async () => {
    drupal = await aDrupal("recipe")
    const client = clientOf({ ...drupal, administrator: { ...drupal.administrator, uid: 1 } }, await drupal.signIn())
    const picture = new Uint8Array(await aColour(300, 200).jpeg().toBuffer())
    const { attributes } = one(await client.upload("node--page", "field_image", "model.jpg", picture))
    address = ((attributes ?? {}).uri as { readonly url: string }).url
  })
  afterAll(() => drupal.close())

  it("lets a site read its files, and answers 304 for what it has", async () => {
    const answer = await drupal.fetch(address, { headers: { origin } })
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"])
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
    const again = await drupal.fetch(address, { headers: { origin, "if-none-match": answer.headers.get("etag") ?? "" } })
    expect(again.status).toBe(304)
  })

  it.each(["authorization,content-type,if-match", "content-disposition,if-none-match"])("lets a site send %s", async (headers) => {
    const asked = { origin, "access-control-request-method": "PATCH", "access-control-request-headers": headers }
    const answer = await drupal.fetch("/jsonapi/node/page", { method: "OPTIONS", headers: asked })
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
    const allowed = answer.headers.get("access-control-allow-headers")?.split(", ") ?? []
    expect(headers.split(",").filter((name) => !allowed.includes(name))).toEqual([])
  })

  it.each([
    "/sites/default/settings.php",
    "/sites/default/files/.htaccess",
    "/modules/contrib/simple_oauth/composer.json",
    "/%2e%2e/%2e%2e/content.sqlite",
  ])("serves no %s", async (path) => {
    expect((await drupal.fetch(path)).status).toBe(404)
  })

  it("writes mails to a file, where lost passwords are found", async () => {
    const body = JSON.stringify({ mail: drupal.administrator.mail })
    const headers = { "content-type": "application/json" }
    expect((await drupal.fetch("/user/lost-password?_format=json", { method: "POST", headers, body })).status).toBe(200)
    expect(readFileSync(join(drupal.folder, "mails.txt"), "utf8")).toMatch(/^To: ada@example\.org$[^]*temporary password/m)
  })
})

describe("up", () => {
  it("serves a Drupal again without making it, and shows no password", async () => {
    const folder = aTemporaryFolder()
    copyDrupal(preparedFolder("recipe"), folder)
    writeFileSync(join(folder, "installed"), "")
    const lines: string[] = []
    const closes: (() => Promise<void> | void)[] = []
    const options = { ...readUpOptions(["--folder", folder]), port: await freePort() }
    const url = await up(options, { add: (close) => void closes.push(close) }, (line) => lines.push(line))
    try {
      expect((await fetch(`${url}/jsonapi/node/page`)).status).toBe(200)
      expect(lines.map((line) => line.split(" ")[0])).toEqual(["server", "site", "editors", "mails", "ready"])
    } finally {
      for (const close of closes) await close()
      rmSync(folder, { recursive: true, force: true })
    }
    await expect(fetch(url)).rejects.toThrow()
  })

  it("refuses a port on which another program answers", async () => {
    const other = createServer((_, answer) => answer.end("{}"))
    const port = await listening(other)
    try {
      await expect(servePhp(preparedFolder("recipe"), { port, workers: 1 })).rejects.toThrow(`Port ${port} is taken.`)
    } finally {
      other.close()
    }
  })
})
