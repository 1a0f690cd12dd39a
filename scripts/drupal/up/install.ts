import { spawn } from "node:child_process"
import { mkdirSync, rmSync, symlinkSync } from "node:fs"
import { join, resolve } from "node:path"
import { OperatorError } from "#server/process/closing.ts"
import { run } from "#server/process/child.ts"

export type Install = {
  readonly profile: "minimal" | "standard"
  readonly name: string
  readonly mail: string
  readonly password: string
}

const scripts = resolve("scripts/drupal/php")
const limits = ["-d", "memory_limit=512M"]

/** An install that was cut off leaves these files. */
export function clearInstall(state: string): void {
  for (const name of ["content.sqlite", "content.sqlite-wal", "content.sqlite-shm", "code/web/sites/default/files"])
    rmSync(join(state, name), { recursive: true, force: true })
}

export async function installDrupal(state: string, account: Install): Promise<void> {
  const web = join(state, "code/web")
  const child = spawn("php", [...limits, join(scripts, "install.php")], { cwd: web, stdio: ["pipe", "pipe", "pipe"] })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => output.push(data.toString()))
  child.stdin.end(JSON.stringify(account))
  const code = await new Promise<number>((done) => child.on("close", (exit) => done(exit ?? 1)))
  if (code !== 0) throw new OperatorError(`Drupal was not installed:\n${tail(output.join("").replaceAll(account.password, "…"))}`)
}

/** Drupal finds our module by a link, so a change of its code is there at once. */
export function linkModule(state: string): void {
  const folder = join(state, "code/web/modules/custom")
  mkdirSync(folder, { recursive: true })
  rmSync(join(folder, "g30"), { recursive: true, force: true })
  symlinkSync(resolve("drupal/modules/g30"), join(folder, "g30"))
}

export async function applyRecipe(state: string, name: string): Promise<void> {
  const args = [...limits, "core/scripts/drupal", "recipe", resolve("drupal/recipes", name), "--no-interaction"]
  const { code, output } = await run("php", args, { cwd: join(state, "code/web") })
  if (code !== 0) throw new OperatorError(`The recipe ${name} was not applied:\n${tail(output)}`)
}

export async function finishInstall(state: string): Promise<string> {
  const { code, output } = await run("php", [...limits, join(scripts, "finish.php")], { cwd: join(state, "code/web") })
  if (code !== 0) throw new OperatorError(`Drupal's caches were not written:\n${tail(output)}`)
  return output.trim().split("\n").at(-1) ?? ""
}

function tail(output: string): string {
  return output.trim().split("\n").slice(-15).join("\n")
}
