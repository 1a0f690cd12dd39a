import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { accountByName } from "#server/content/accounts.ts"
import { openDatabase } from "#server/database/open.ts"
import { storedHash } from "#server/session/credentials.ts"
import { makePasswords } from "#server/session/passwords.ts"
import { cheapHashing } from "#support/accounts.ts"
import { aTemporaryFolder } from "#support/content-folder.ts"

const project = join(import.meta.dirname, "../../..")

function user(home: string, words: readonly string[], input = "") {
  const env = { ...process.env, G30_HOME: home }
  const command = ["--import", "tsx", "server/cli.ts", "user", ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, env, encoding: "utf8", input })
  return { code: status, output: stdout, errors: stderr }
}

function aHome(): string {
  const home = aTemporaryFolder()
  openDatabase(join(home, "content.sqlite")).close()
  return home
}

async function fits(home: string, name: string, password: string): Promise<boolean> {
  const db = openDatabase(join(home, "content.sqlite"))
  try {
    return await makePasswords(cheapHashing).verify(storedHash(db, accountByName(db, name)?.pk ?? 0), password)
  } finally {
    db.close()
  }
}

test("the operator makes the first administrator, gives them another password, and sees who there is", async () => {
  const home = aHome()

  const added = user(home, ["add", "Inès", "ines@example.org", "--admin", "--fr"], "a level and a square\n")
  expect(added).toMatchObject({ code: 0, output: "Inès is user 1. They can sign in at /user/login/.\n" })
  expect(await fits(home, "Inès", "a level and a square")).toBe(true)

  const changed = user(home, ["password", "ines@example.org"], "a plumb line and chalk\n")
  expect(changed).toMatchObject({ code: 0, output: expect.stringContaining("signed out everywhere") })
  expect(await fits(home, "Inès", "a plumb line and chalk")).toBe(true)

  expect(user(home, ["list"]).output).toMatch(/^ +1 {2}Inès +ines@example\.org +administrator +password +never signed in$/m)
})

test("the last administrator can't be blocked, others can", () => {
  const home = aHome()
  user(home, ["add", "ines", "ines@example.org", "--admin"], "a level and a square\n")
  user(home, ["add", "karel", "karel@example.org"])

  expect(user(home, ["block", "ines"])).toMatchObject({ code: 1, errors: expect.stringContaining("last") })
  expect(user(home, ["block", "karel"]).output).toContain("karel is blocked")
  expect(user(home, ["list"]).output).toMatch(/karel .* blocked +never/m)
})

test("what can't be done is refused with what to do", () => {
  const home = aHome()

  expect(user(home, ["password", "nobody"], "x\n").errors).toContain('There is no user "nobody"')
  expect(user(home, ["add", "ines", "ines@example.org"], "short\n").errors).toContain("at least 10 characters")
  expect(user(home, ["add", "ines", "no mail"], "").code).toBe(1)
  expect(user(home, ["add", "ines", "ines@example.org", "--king"]).errors).toContain("--king")
  expect(user(home, ["dance"])).toMatchObject({ code: 1, errors: expect.stringContaining("user list") })
  expect(user(aTemporaryFolder(), ["list"]).errors).toContain("There is no content")
})
