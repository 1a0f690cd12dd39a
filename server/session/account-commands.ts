import { englishText } from "#server/content/refusal-words.ts"
import { langcodes } from "#contract/fields.ts"
import { operator } from "#server/content/caller.ts"
import { askNewPassword } from "#server/terminal/ask.ts"
import { accepts, type Command, type Terminal } from "#server/terminal/command.ts"
import { accountByName, allAccounts, type Account } from "#server/content/accounts/accounts.ts"
import { InvalidContent } from "#server/content/errors.ts"
import { changeUser, createUser, type UserSource } from "#server/content/accounts/change-account.ts"
import type { AccountValues } from "#server/content/accounts/account-fields.ts"
import { withContent, type Database } from "#server/database/open.ts"
import { forgetAllAttempts } from "#server/content/accounts/attempts.ts"
import { credentialOf } from "#server/content/accounts/passwords.ts"
import { failedAnywhere, failedByAccount } from "./limits/flood.ts"
import { makeCredentials } from "./passwords/credentials.ts"
import { contextOf } from "./context/context.ts"

async function withAccounts({ home }: Terminal, work: (db: Database, source: UserSource) => Promise<void> | void): Promise<void> {
  const now = () => new Date()
  await withContent(home, async (db) => {
    try {
      await work(db, { db, now, credentials: makeCredentials(contextOf({ db, now, log: () => undefined }, {})) })
    } catch (error) {
      throw error instanceof InvalidContent ? new Error(error.violations.map(({ detail }) => englishText(detail)).join("\n")) : error
    }
  })
}

function find(db: Database, name: string): Account {
  const account = accountByName(db, name)
  if (account === undefined) throw new Error(`There is no user "${name}". npm run content -- user list shows who there is.`)
  return account
}

function readNewUser([name = "", mail = "", ...options]: readonly string[]) {
  if (name === "" || mail === "") throw new Error("Say a name and a mail address: user add <name> <mail> [--admin]")
  const fields = options.reduce<AccountValues>((values, option) => ({ ...values, ...readOption(option) }), {})
  return { name, mail, fields }
}

function readOption(option: string): AccountValues {
  if (option === "--admin") return { roles: ["administrator"] }
  if (option === "--contributor") return { roles: ["contributor"] }
  const language = option.replace(/^--/, "")
  if (option.startsWith("--") && Object.hasOwn(langcodes, language)) return { preferred_langcode: language }
  throw new Error(`"${option}" isn't understood: say --admin or --contributor, and --en, --fr or --nl.`)
}

async function add(words: readonly string[], terminal: Terminal): Promise<void> {
  const { name, mail, fields } = readNewUser(words)
  await withAccounts(terminal, async (db, source) => {
    const pass = await askNewPassword(terminal)
    const accountValues = { name, mail, ...fields, ...(pass === "" ? {} : { pass }) }
    const { uid } = await createUser(source, () => operator, { accountValues })
    const how = pass === "" ? "They choose a password at /password-reset/new/ before they sign in." : "They can sign in at /user/login/."
    terminal.output.write(`${name} is user ${uid}. ${how}\n`)
  })
}

async function setPassword([name = ""]: readonly string[], terminal: Terminal): Promise<void> {
  await withAccounts(terminal, async (db, source) => {
    const account = find(db, name)
    const pass = await askNewPassword(terminal)
    if (pass === "") throw new Error("No password was given.")
    const complaint = source.credentials.complaint(pass, [account.name, account.mail])
    if (complaint !== null) throw new Error(englishText(complaint))
    await changeUser(source, () => operator, { uuid: account.uuid, accountValues: { pass } })
    forgetAllAttempts(db, failedByAccount)
    forgetAllAttempts(db, failedAnywhere)
    terminal.output.write(`${account.name} has a new password, and is signed out everywhere.\n`)
  })
}

const setStatus =
  (status: boolean) =>
  async ([name = ""]: readonly string[], terminal: Terminal): Promise<void> => {
    await withAccounts(terminal, async (db, source) => {
      const account = find(db, name)
      await changeUser(source, () => operator, { uuid: account.uuid, accountValues: { status } })
      terminal.output.write(status ? `${account.name} may sign in again.\n` : `${account.name} is blocked, and signed out everywhere.\n`)
    })
  }

async function list(_words: readonly string[], terminal: Terminal): Promise<void> {
  await withAccounts(terminal, (db) => {
    const lines = allAccounts(db).map(({ pk, uid, name, mail, roles, isActive }) => {
      const credential = credentialOf(db, pk)
      const password = credential === undefined ? "no password" : credential.isDemo ? "demo password" : "password"
      return [
        String(uid).padStart(4),
        name.padEnd(28),
        mail.padEnd(36),
        (roles.join(", ") || "member").padEnd(14),
        (isActive ? password : "blocked").padEnd(13),
        dayOf(credential?.lastLogin ?? null),
      ].join("  ")
    })
    terminal.output.write(lines.length === 0 ? "There are no users yet.\n" : `${lines.join("\n")}\n`)
  })
}

function dayOf(seconds: number | null): string {
  return seconds === null ? "never signed in" : `last signed in on ${new Date(seconds * 1000).toISOString().slice(0, 10)}`
}

const actions: Readonly<Record<string, Pick<Command, "words" | "run">>> = {
  add: { words: [2, 4], run: add },
  password: { words: 1, run: setPassword },
  block: { words: 1, run: setStatus(false) },
  unblock: { words: 1, run: setStatus(true) },
  list: { words: 0, run: list },
}

async function runUser([name = "", ...words]: readonly string[], terminal: Terminal): Promise<void> {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (action === undefined || !accepts(action, words.length)) throw new Error(["Say what is to be done:", ...help].join("\n"))
  await action.run(words, terminal)
}

const help = [
  "user list                          who there is",
  "user add <name> <mail> [--admin]   makes an account; --contributor, --fr, --nl are understood too",
  "user password <name>               gives it a new password, and lets it try again after too many failures",
  "user block <name>                  signs it out and keeps it out; user unblock <name> lets it in again",
  "Passwords are asked for, or read from the first line that is piped in. Names may be mail addresses.",
]

export const commands: Readonly<Record<string, Command>> = {
  user: { usage: "user add|password|block|unblock|list ...", help, words: [1, 5], run: runUser },
}
