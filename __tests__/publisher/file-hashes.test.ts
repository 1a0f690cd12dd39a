import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { rememberHashes } from "#publisher/gatsby-internals.ts"

test("a file is hashed again where its bytes have changed, and only then", () => {
  const file = join(mkdtempSync(join(tmpdir(), "g30-hashes-")), "picture.jpg")
  const hash = jest.fn((path: string) => readFileSync(path, "utf8").length)
  const remembered = rememberHashes(hash)
  writeFileSync(file, "one")
  expect([remembered(file), remembered(file)]).toEqual([3, 3])
  expect(hash).toHaveBeenCalledTimes(1)
  writeFileSync(file, "another")
  expect(remembered(file)).toBe(7)
  expect(remembered(file, { algorithm: "md5" })).toBe(7)
  expect(hash).toHaveBeenCalledTimes(3)
})
