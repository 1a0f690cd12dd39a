import { renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { findPlainFile, sendFile } from "#server/http/answers/send-file.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const path = join(aTemporaryFolder(), "a.txt")
const request = new Request("http://server.example/a.txt")

test("bytes that took a file's place are not sent with its headers", async () => {
  writeFileSync(path, "old")
  const file = await findPlainFile(path)
  if (file === undefined) throw new Error("There is a file.")
  expect(await sendFile(request, file, {}).text()).toBe("old")
  writeFileSync(`${path}.new`, "newer")
  renameSync(`${path}.new`, path)
  await expect(sendFile(request, file, {}).text()).rejects.toThrow("can't be read")
})
