import { OperatorError } from "#server/process/closing.ts"
import { run } from "#server/process/child.ts"

/** Drupal with SQLite needs these extensions. Composer's own check looks at PHP's version. */
const extensions = ["gd", "pdo_sqlite", "curl", "dom", "SimpleXML", "mbstring", "openssl", "tokenizer"]
const packages = "php-cli php-gd php-sqlite3 php-curl php-xml php-mbstring"

/** Returns PHP's version. @throws OperatorError with what is missing, and the command that installs it */
export async function checkPhp(): Promise<string> {
  const { code, output } = await run("php", ["-r", 'echo implode("\\n", get_loaded_extensions()), "\\n", PHP_VERSION;'])
  const lines = output.split("\n")
  const missing = code === 0 ? extensions.filter((name) => !lines.includes(name)) : ["everything"]
  if (missing.length === 0) return lines.at(-1) ?? ""
  throw new OperatorError(`PHP lacks ${missing.join(", ")}. Debian and Ubuntu: sudo apt-get install ${packages}; macOS: brew install php`)
}
