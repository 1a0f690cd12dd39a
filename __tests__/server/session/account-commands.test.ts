import { join } from "node:path"
import { PassThrough } from "node:stream"
import { accountByName } from "#server/content/accounts/accounts.ts"
import { openDatabase } from "#server/database/open.ts"
import { commands } from "#server/session/account-commands.ts"
import { credentialOf } from "#server/content/accounts/passwords.ts"
import { makePasswords } from "#server/session/context/hashing.ts"
import { cheapHashing } from "#support/accounts.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

/** Runs `user …` and answers its output or its error. `keys` are typed, `piped` comes through a pipe. */
async function user(home: string, words: readonly string[], { piped = "", keys = "" } = {}): Promise<string> {
  const written: string[] = []
  const modes: boolean[] = []
  const input =
    keys === "" ? new PassThrough().end(piped) : Object.assign(new PassThrough(), { setRawMode: (isRaw: boolean) => modes.push(isRaw) })
  const output = new PassThrough().on("data", (text: Buffer) => written.push(text.toString()))
  const run = commands.user?.run(words, { home, input, output, errors: output }).catch((error: unknown) => written.push(String(error)))
  for (const key of keys) {
    await new Promise((resolve) => setImmediate(resolve))
    input.write(key)
  }
  await run
  expect(modes.at(-1) ?? false).toBe(false)
  return written.join("")
}

function aHome(): string {
  const home = aTemporaryFolder()
  openDatabase(join(home, "content.sqlite")).close()
  return home
}

async function fits(home: string, name: string, password: string): Promise<boolean> {
  const db = openDatabase(join(home, "content.sqlite"))
  try {
    return await makePasswords(cheapHashing).verify(credentialOf(db, accountByName(db, name)?.pk ?? 0)?.hash, password)
  } finally {
    db.close()
  }
}

const aPassword = { piped: "a level and a square\n" }

test("the operator makes the first administrator, changes the password, and lists users", async () => {
  const home = aHome()

  const added = await user(home, ["add", "Inès", "ines@example.org", "--admin", "--fr"], aPassword)
  expect(added).toBe("Inès is user 1. They can sign in at /user/login/.\n")
  expect(await fits(home, "Inès", "a level and a square")).toBe(true)

  const changed = await user(home, ["password", "ines@example.org"], { piped: "a plumb line and chalk\n" })
  expect(changed).toContain("signed out everywhere")
  expect(await fits(home, "Inès", "a plumb line and chalk")).toBe(true)

  expect(await user(home, ["list"])).toMatch(/^ +1 {2}Inès +ines@example\.org +administrator +password +never signed in$/m)
})

test("at a terminal the password is typed twice, corrected where needed, and never shown", async () => {
  const home = aHome()

  const said = await user(home, ["add", "ines", "ines@example.org"], { keys: "a level and a squarr\u007Fe\ra level and a square\r" })

  expect(said).toBe("Password (not shown): \nOnce more: \nines is user 1. They can sign in at /user/login/.\n")
  expect(await fits(home, "ines", "a level and a square")).toBe(true)
})

test("different passwords or Ctrl-C change nothing", async () => {
  const home = aHome()

  expect(await user(home, ["add", "ines", "ines@example.org"], { keys: "a level and a square\ra level and a circle\r" })).toContain(
    "differ",
  )
  expect(await user(home, ["add", "ines", "ines@example.org"], { keys: "a level\u0003" })).toContain("Stopped")
  expect(await user(home, ["list"])).toBe("There are no users yet.\n")
})

test("the last administrator can't be blocked, and others can be blocked and unblocked", async () => {
  const home = aHome()
  await user(home, ["add", "ines", "ines@example.org", "--admin"], aPassword)
  await user(home, ["add", "karel", "karel@example.org"])

  expect(await user(home, ["block", "ines"])).toContain("last")
  expect(await user(home, ["block", "karel"])).toContain("karel is blocked")
  expect(await user(home, ["list"])).toMatch(/karel .* blocked +never/m)
  expect(await user(home, ["unblock", "karel"])).toContain("may sign in again")
})
