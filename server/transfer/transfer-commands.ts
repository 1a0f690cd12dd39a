import { existsSync, mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { kindOf } from "#contract/content.ts"
import type { Command, Terminal } from "#server/terminal/command.ts"
import { contentVersion } from "#server/content/changes.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { withProgress } from "#server/terminal/progress.ts"
import { commands as remoteCommands } from "./remote/remote-commands.ts"
import { exportFolder } from "./export.ts"
import { importFolder, type Counts, type ImportSummary } from "./import.ts"

const databaseFile = "content.sqlite"
const demoFolder = join(import.meta.dirname, "../../demo")

async function withDatabase(home: string, work: (db: Database, files: string) => Promise<void>): Promise<void> {
  const db = openDatabase(join(home, databaseFile))
  try {
    await work(db, join(home, "files"))
  } finally {
    db.close()
  }
}

async function runImport([folder = "demo"]: readonly string[], { home, output }: Terminal): Promise<void> {
  const started = performance.now()
  mkdirSync(home, { recursive: true })
  const isNew = !existsSync(join(home, databaseFile))
  const imported = withDatabase(home, async (db, files) => {
    const source = folder === "demo" ? demoFolder : folder
    const summary = await withProgress(output, (progress) => importFolder(db, files, source, progress))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const lines = [
      ...describeImport(summary),
      `Imported ${folder} into ${home} in ${seconds} s. The content has version ${contentVersion(db)}.`,
    ]
    output.write(`${lines.join("\n")}\n`)
  })
  await imported.catch((error: unknown) => {
    // `npm start` would take an empty database for content.
    if (isNew) for (const suffix of ["", "-wal", "-shm"]) rmSync(join(home, databaseFile + suffix), { force: true })
    throw error
  })
}

async function runExport([folder = ""]: readonly string[], { home, output }: Terminal): Promise<void> {
  if (!existsSync(join(home, databaseFile))) {
    throw new Error(`There is no content in ${home} yet: import some first, or set G30_HOME to the folder that has it.`)
  }
  await withDatabase(home, async (db, files) => {
    const { items, files: count } = await withProgress(output, (progress) => exportFolder(db, files, folder, progress))
    output.write(
      `Exported ${items} items and ${count} files to ${folder}. They hold drafts, hidden contacts and users' mail addresses: keep them private.\n`,
    )
  })
}

function describeImport({ kinds, pictures, attachments, dropped, early }: ImportSummary): string[] {
  const rows: readonly (readonly [string, Counts])[] = [
    ...[...kinds].map(([type, counts]) => [kindOf(type).plural, counts] as const),
    ["Pictures", pictures],
    ["PDFs and other attachments", attachments],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  const droppedLines = [...dropped].map(([what, times]) => `  ${String(times).padStart(4)}  ${what}`)
  return [
    `${"".padEnd(width)}  created  updated  unchanged`,
    ...rows.map(
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
