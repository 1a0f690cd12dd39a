import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { openDatabase } from "#server/database/open.ts"
import { runCommand } from "#server/run-command.ts"
import { aFolder, contentOf } from "#support/content-folder.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

async function content(home: string, ...words: readonly string[]): Promise<{ code: number; output: string; errors: string }> {
  const [input, output, errors] = [new PassThrough().end(), new PassThrough(), new PassThrough()]
  const code = await runCommand(words, { home, input, output, errors })
  return { code, output: await text(output.end()), errors: await text(errors.end()) }
}

test("the program uses stdout, stderr and the exit code", () => {
  const ask = (...words: readonly string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "server/cli.ts", ...words], {
      cwd: join(import.meta.dirname, "../.."),
      encoding: "utf8",
    })
  expect(ask("--help")).toMatchObject({ status: 0, stdout: expect.stringContaining("import <folder>"), stderr: "" })
  expect(ask("dance")).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining('There is no command "dance".') })
})

test("an import says what it did, and an export of it can be imported elsewhere", async () => {
  const [home, other] = [aTemporaryFolder(), aTemporaryFolder()]
  const folder = aFolder({ "content/tags.json": [{ id: 1, key: "fees", title: { en: "Fees" }, summary: { en: "Money" } }] })

  const imported = await content(home, "import", folder)
  expect(imported).toMatchObject({ code: 0, errors: "" })
  expect(imported.output).toMatch(/^Tags +1 +0 +0$/m)
  expect(imported.output).toContain("1  summaries of tags")
  expect(imported.output).toMatch(/Imported .* in \d+\.\d s\. The content has version 1\./)

  const exported = join(aTemporaryFolder(), "export")
  expect(await content(home, "export", exported)).toMatchObject({ code: 0, output: expect.stringContaining("keep them private") })
  expect((await content(other, "import", exported)).code).toBe(0)
  const [one, two] = [openDatabase(join(home, "content.sqlite")), openDatabase(join(other, "content.sqlite"))]
  expect(contentOf(two)).toEqual(contentOf(one))
})

test.each([[[]], [["toString"]], [["import", "one", "two"]]])("the command %j is unknown and exits with 2", async (words) => {
  const { code, errors, output } = await content(aTemporaryFolder(), ...words)
  expect({ code, output }).toEqual({ code: 2, output: "" })
  expect(errors).toContain("Usage: npm run content --")
})
