import type { Command, Terminal } from "#server/terminal/command.ts"
import { withContent } from "#server/database/open.ts"
import { withProgress } from "#server/terminal/progress.ts"
import { backup } from "./backup/backup.ts"
import { restore } from "./backup/restore-backup.ts"
import { check } from "./check/check.ts"
import { removeLeftovers } from "./check/file-checks.ts"

async function runBackup([file = ""]: readonly string[], { home, output }: Terminal): Promise<void> {
  await withContent(home, async (db) => {
    const { manifest, bytes } = await withProgress(output, (progress) => backup({ db, home, file, now: () => new Date(), progress }))
    const { entries, missing, content_version } = manifest
    output.write(
      `${file} holds version ${content_version} of the content with ${entries.length - 1} files (${(bytes / 1_000_000).toFixed(1)} MB), and was read back.\n` +
        "Passwords' hashes, the key that signs tokens, drafts and private addresses are in it: keep it where nobody else reads.\n",
    )
    if (missing.length > 0) {
      output.write(`Not in it, as they are missing on the disk: ${missing.join(", ")}. npm run content -- check says more.\n`)
    }
  })
}

const runRestore =
  (isReplacing: boolean) =>
  async ([file = ""]: readonly string[], { home, output }: Terminal): Promise<void> => {
    const { manifest, schema, aside } = await restore({ home, file, isReplacing, now: () => new Date() })
    const { created, content_version, entries, schema: former } = manifest
    output.write(
      `${home} has the content of ${created} (version ${content_version}, ${entries.length - 1} files). Everyone signs in again.\n` +
        (schema === former ? "" : `Its database was brought from schema ${former} to ${schema}.\n`) +
        (aside === null ? "" : `What was there before lies in ${aside}. Delete that folder when you are sure that you don't need it.\n`),
    )
  }

async function runCheck(_words: readonly string[], { home, output }: Terminal): Promise<void> {
  const now = new Date()
  const findings = await withContent(home, (db) => check({ db, home, now }))
  if (findings.length > 0) throw new Error(findings.flatMap(({ what, fix }) => [what, `    ${fix}`]).join("\n"))
  output.write(`The content in ${home} is as it should be.\n`)
}

async function runRepair(_words: readonly string[], { home, output }: Terminal): Promise<void> {
  const removedPaths = await withContent(home, (db) => removeLeftovers(db, home, new Date()))
  output.write(removedPaths.length === 0 ? "There is nothing to remove.\n" : `Removed: ${removedPaths.join(", ")}.\n`)
}

export const commands: Readonly<Record<string, Command>> = {
  backup: {
    usage: "backup <file>",
    words: 1,
    help: [
      "Writes everything to one new file (a .tar.gz): database with former versions and accounts, and all files.",
      "The server may run and write meanwhile.",
    ],
    run: runBackup,
  },
  restore: {
    usage: "restore <file>",
    words: 1,
    help: ["Brings a backup into a state folder without content, after verifying all of it."],
    run: runRestore(false),
  },
  replace: {
    usage: "replace <file>",
    words: 1,
    help: ["Like restore, but moves the content that is there aside first. The server must be stopped."],
    run: runRestore(true),
  },
  check: {
    usage: "check",
    words: 0,
    help: ["Looks at the database, the items and the files, and says what is wrong and how to fix it; ends with 1 if something is."],
    run: runCheck,
  },
  repair: {
    usage: "repair",
    words: 0,
    help: ["Removes what check calls of no use: files that the content doesn't know, what killed programs left, older than a day."],
    run: runRepair,
  },
}
