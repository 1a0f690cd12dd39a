import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openBuildLog } from "#publisher/build-log.ts"

test("a build's log has neither mail addresses nor passwords of addresses", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "g30-")), "build.log")
  const log = openBuildLog(file, () => undefined)
  log.write("warn Member 7 “Ann” has “ann.o'hara+home@mail.example.org” twice")
  log.write("error https://builder:secret@drupal.example/jsonapi answered 500")
  await log.close()
  expect(readFileSync(file, "utf8")).toBe("warn Member 7 “Ann” has “…@…” twice\nerror https://…@drupal.example/jsonapi answered 500\n")
})

test("a log that can't be written is reported, and doesn't fail the build", async () => {
  const told: string[] = []
  const log = openBuildLog(join(mkdtempSync(join(tmpdir(), "g30-")), "none", "build.log"), (line) => told.push(line))
  log.write("one")
  await new Promise((done) => setTimeout(done, 20))
  await log.close()
  expect(told.join()).toMatch(/can't be written: ENOENT/)
})
