import { existsSync, mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Command, Terminal } from "#server/terminal/command.ts"
import { contentVersion } from "#server/content/changes.ts"
import { openDatabase, withContent } from "#server/database/open.ts"
import { withProgress } from "#server/terminal/progress.ts"
import { commands as remoteCommands } from "./remote/remote-commands.ts"
import { exportFolder } from "./export.ts"
import { importFolder, type ImportSummary } from "./import.ts"

const demoFolder = join(import.meta.dirname, "../../demo")

async function runImport([folder = "demo"]: readonly string[], { home, output }: Terminal): Promise<void> {
  const started = performance.now()
  mkdirSync(home, { recursive: true })
  const file = join(home, "content.sqlite")
  const isNew = !existsSync(file)
  const db = openDatabase(file)
  try {
    const source = folder === "demo" ? demoFolder : folder
    const summary = await withProgress(output, (progress) => importFolder(db, join(home, "files"), source, progress))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const end = `Imported ${folder} into ${home} in ${seconds} s. The content has version ${contentVersion(db)}.`
    output.write(`${[...describeImport(summary), end].join("\n")}\n`)
    db.close()
  } catch (error) {
    db.close()
    // `npm start` would take an empty database for content.
    if (isNew) for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true })
    throw error
  }
}

async function runExport([folder = ""]: readonly string[], { home, output }: Terminal): Promise<void> {
  const { items, files } = await withContent(home, (db) =>
    withProgress(output, (progress) => exportFolder(db, join(home, "files"), folder, progress)),
  )
  output.write(
    `Exported ${items} items and ${files} files to ${folder}. They hold drafts, hidden contacts and users' mail addresses: keep them private.\n`,
  )
}

function describeImport({ counts, dropped, early }: ImportSummary): string[] {
  const width = Math.max(0, ...[...counts.keys()].map((name) => name.length))
  const droppedLines = [...dropped].map(([what, times]) => `  ${String(times).padStart(4)}  ${what}`)
  return [
    `${"".padEnd(width)}  created  updated  unchanged`,
    ...[...counts].map(
      ([name, { created, updated, unchanged }]) => `${name.padEnd(width)}${column(created)}${column(updated)}${column(unchanged, 11)}`,
    ),
    ...(droppedLines.length === 0 ? [] : ["Left out, because the content model has no place for it:", ...droppedLines]),
    ...(early.length === 0 ? [] : ["Drafts, because their date is still to come:", ...early.map((title) => `  ${title}`)]),
  ]
}

function column(number: number, width = 9): string {
  return String(number).padStart(width)
}

export const commands: Readonly<Record<string, Command>> = {
  import: {
    usage: "import <folder>",
    words: 1,
    help: [
      'Brings the content of a folder into the database: everything or nothing. "demo" is the demo content of the project.',
      "Items are known by their id: importing again updates what differs, and keeps what only the database has.",
      "A folder has content/*.json, images/ with index.json, and attachments/; demo/README.md describes it.",
    ],
    run: runImport,
  },
  export: {
    usage: "export <folder>",
    words: 1,
    help: [
      "Writes all content to a folder that `import` reads; an older export in it is replaced, anything else is not.",
      "Former versions of the texts and passwords stay in the database.",
    ],
    run: runExport,
  },
  ...remoteCommands,
}
