import { readFileSync } from "node:fs"
import { join } from "node:path"
import { openBuildLog } from "#publisher/build-log.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

test("a build's log has neither mail addresses nor passwords of addresses", async () => {
  const file = join(aTemporaryFolder(), "build.log")
  const log = openBuildLog(file, () => undefined)
  log.write("warn Member 7 “Ann” has “ann.o'hara+home@mail.example.org” twice")
  log.write("error https://builder:secret@drupal.example/jsonapi answered 500")
  await log.close()
  expect(readFileSync(file, "utf8")).toBe("warn Member 7 “Ann” has “…@…” twice\nerror https://…@drupal.example/jsonapi answered 500\n")
})

test("a log that can't be written is reported, and doesn't fail the build", async () => {
  const told: string[] = []
  const log = openBuildLog(join(aTemporaryFolder(), "none", "build.log"), (line) => told.push(line))
  log.write("one")
  await new Promise((done) => setTimeout(done, 20))
  await log.close()
  expect(told.join()).toMatch(/can't be written: ENOENT/)
})
