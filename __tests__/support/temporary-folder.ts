import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

type Files = Readonly<Record<string, string | Buffer>>

/** Returns the real path: macOS has a symbolic link on the way to its temporary folder. */
export function aTemporaryFolder(files: Files = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "g30-")))
  writeFiles(folder, files)
  return folder
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** Gives each test of a file a new folder with these files, and removes it afterwards. */
export function folderOfEachTest(files: Files = {}) {
  let path = ""
  beforeEach(() => {
    path = aTemporaryFolder(files)
  })
  afterEach(() => rmSync(path, { recursive: true }))
  return { path: () => path, write: (name: string, content: string | Buffer) => writeFiles(path, { [name]: content }) }
}
