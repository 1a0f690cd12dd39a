/** What a build reads from a Drupal after a change, and how it learns of it. */
import { createHmac } from "node:crypto"
import { appendFileSync } from "node:fs"
import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import { join } from "node:path"
import { syncPath } from "#contract/publishing.ts"
import { changeCases } from "#support/back-ends/change-cases.ts"
import { listening } from "#support/ports.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { made, published, userOf, type Client } from "#support/drupal/client.ts"

changeCases(() => aDrupal())

describe("a Drupal that knows the site's webhook", () => {
  const secret = "a secret of this test alone"
  const received: { readonly headers: IncomingHttpHeaders; readonly body: string; readonly status: number }[] = []
  let drupal: TestDrupal
  let admin: Client
  let site: Server
  let answer = 202

  beforeAll(async () => {
    drupal = await aDrupal()
    admin = await userOf(drupal)
    site = createServer((request, response) => {
      let body = ""
      request.on("data", (part: Buffer) => (body += part.toString()))
      request.on("end", () => {
        received.push({ headers: request.headers, body, status: answer })
        response.writeHead(answer).end()
      })
    })
    const port = await listening(site)
    const lines = [
      `$settings['g30_build_hook_url'] = 'http://127.0.0.1:${port}/publishing/webhook';`,
      `$settings['g30_build_hook_secret'] = '${secret}';`,
    ]
    appendFileSync(join(drupal.folder, "code/web/sites/default/settings.php"), `\n${lines.join("\n")}\n`)
  })
  afterAll(async () => {
    site.close()
    await drupal.close()
  })

  const article = (title: string) => made(admin, "node--article", { attributes: published(title) })

  /** Asks until the site was told something that meets a condition. A request of Drupal's ends after its answer was sent. */
  async function untilTold(isMet: () => boolean): Promise<void> {
    for (let tries = 0; tries < 300 && !isMet(); tries++) {
      await drupal.fetch(syncPath(0))
      await new Promise((done) => setTimeout(done, 100))
    }
  }

  test("asks for a build with a signature after a change, and not after a draft", async () => {
    await article("Told")
    await untilTold(() => received.length > 0)
    const [first] = received
    const { "x-g30-timestamp": timestamp, "x-g30-signature": signature } = first?.headers ?? {}
    const digest = createHmac("sha256", secret)
      .update(`${String(timestamp)}.${first?.body}`)
      .digest("hex")
    expect(signature).toBe(`sha256=${digest}`)
    const before = received.length
    await made(admin, "node--article", { attributes: { title: "Draft", status: false } })
    await drupal.fetch(syncPath(0))
    expect(received).toHaveLength(before)
  })

  test("asks again after a failure, whose log has no secret", async () => {
    answer = 500
    const before = received.length
    await article("Not told")
    await untilTold(() => received.length > before)
    answer = 202
    await untilTold(() => received.at(-1)?.status === 202)
    expect(received.at(-1)?.status).toBe(202)
  })
})
