import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { rememberHashes } from "#publisher/gatsby-internals.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

test("a file is hashed again where its bytes have changed, and only then", () => {
  const file = join(aTemporaryFolder(), "picture.jpg")
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
