/** Serves a site's folder and, if wanted, content full of attacks. Playwright can't load the database, so this is a program of its own. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import { openDatabase } from "#server/database/open.ts"
import { startServer } from "#server/listen.ts"
import { password, seedAccounts } from "#support/live-server.ts"
import { attackedContent } from "./attacks/attacked-content.ts"
import { smallPicture } from "./attacks/small-picture.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

async function main(): Promise<void> {
  const [folder = "", wanted] = process.argv.slice(2)
  const entities = wanted === "attacked" ? attackedContent() : []

  const home = aTemporaryFolder()
  const db = openDatabase(join(home, "content.sqlite"))
  await seedAccounts(db)
  // Past the filter, as an older or foreign back end may have it.
  changeContent(db, () => putEntities(db, entities))
  mkdirSync(join(home, "files"))
  const picture = await smallPicture()
  for (const { fields } of entities) {
    if (typeof fields.uri !== "string") continue
    const name = fields.uri.replace("public://", "")
    writeFileSync(join(home, "files", name), name.endsWith(".jpg") ? picture : "%PDF-1.4\n")
  }
  const siteFolder = () => (existsSync(join(folder, "index.html")) ? folder : null)
  const server = await startServer({ db, home, port: 0, host: "127.0.0.1", log: () => undefined, siteFolder })
  console.log(JSON.stringify({ url: server.url, password }))

  // The test holds this end open as long as it runs.
  process.stdin.resume().once("end", () => {
    void server.close().then(() => {
      db.close()
      rmSync(home, { recursive: true })
      process.exit()
    })
  })
}

void main()
