import { OperatorError } from "#scripts/closing.ts"
import { run } from "#scripts/child.ts"
import * as v from "valibot"

/** Extensions that Drupal with SQLite needs, and the package of Debian and Ubuntu that has each. */
const extensions: Readonly<Record<string, string>> = {
  gd: "php-gd",
  pdo_sqlite: "php-sqlite3",
  curl: "php-curl",
  dom: "php-xml",
  SimpleXML: "php-xml",
  mbstring: "php-mbstring",
  openssl: "php-cli",
  tokenizer: "php-cli",
}

const answer = v.object({ version: v.string(), extensions: v.array(v.string()) })

export type Php = v.InferOutput<typeof answer>

/** @throws OperatorError with the missing extension and the command that installs it */
export async function checkPhp(): Promise<Php> {
  const ask = 'echo json_encode(["version" => PHP_VERSION, "extensions" => get_loaded_extensions()]);'
  const { code, output } = await run("php", ["-r", ask])
  if (code !== 0) throw new OperatorError(`PHP is missing. ${bringing(["php-cli", ...Object.values(extensions)])}`)
  const php = v.parse(answer, JSON.parse(output.split("\n").at(-1) ?? ""))
  checkVersion(php)
  return php
}

export function checkVersion({ version, extensions: loaded }: Php): void {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  if (major < 8 || (major === 8 && minor < 1))
    throw new OperatorError(`PHP is ${version}. Drupal 10 needs 8.1 or newer, Drupal 11 needs 8.3.`)
  const missing = Object.keys(extensions).filter((name) => !loaded.includes(name))
  if (missing.length === 0) return
  const packages = missing.map((name) => extensions[name] ?? name)
  throw new OperatorError(`PHP ${version} lacks ${missing.join(", ")}. ${bringing(packages)}`)
}

function bringing(packages: readonly string[]): string {
  return `Debian and Ubuntu: sudo apt-get install ${[...new Set(packages)].join(" ")}; macOS: brew install php`
}

/** @throws OperatorError where Composer is missing */
export async function checkComposer(): Promise<void> {
  const { code } = await run("composer", ["--version", "--no-interaction"])
  if (code !== 0)
    throw new OperatorError(
      "Composer is missing, which brings Drupal's code. Debian and Ubuntu: sudo apt-get install composer; macOS: brew install composer. " +
        "Or name a code base that there is: npm run drupal -- up --code FOLDER",
    )
}
