/** Comments and docs may name only existing files, folders, decisions, and names in a file. */
import { readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { filesOf, folders } from "./project-files.ts"

/**
 * A path begins with a folder of the project, or a name has an ending of the project's files; then comes the next character. Builds and exports
 * make .json files, and settings.php and services.yml are a Drupal's own, so their bare names pass.
 */
const pathPattern = new RegExp(
  String.raw`(?<![\w/.#~@*-])(?:\.\/)?((?:${folders.join("|")})\/[\w~./-]*|(?:[\w~.-]+\/)*[\w~.-]+(?:\.(?:md|tsx?|css|sql)|(?<!settings)\.php|(?<!services)\.yml))(?![\w-])(?=(.?))`,
  "g",
)
const namePattern = /`([\w$]+)` in `([\w./-]+\.(?:tsx?|js|css))`/g
const decisionPattern = /\bdecision (\d{4})\b/gi
/** The repository doesn't hold the customer's papers. */
const paperPattern = /\bSpecification, ?\d[\d.]*|\bthe specification\b|(?<![\w/#-])issue #?\d+/gi

export function unresolvedReferences(root: string): string[] {
  const files = filesOf(root)
  const names = new Set(files.flatMap(namesOf))
  const faultsOf = (text: string, folder: string) => {
    const isThere = (path: string) => names.has(path) || names.has(posix.join(folder, path))
    const lacks = (path: string, next: string) => {
      const name = path.replace(/[./]+$/, "")
      // A pattern such as src/lib/gatsby-{link,scroll} continues after the match, so only its folder can be looked up.
      const isPattern = "{<*$[(".includes(next || " ") || name.includes("NNNN")
      return !isThere(name) && !(isPattern && isThere(name.replace(/\/[^/]*$/, "")))
    }
    const isNamed = (name: string, path: string) => {
      const file = files.includes(path) ? path : posix.join(folder, path)
      return (
        !files.includes(file) ||
        readFileSync(join(root, file), "utf8")
          .split(/[^\w$]+/)
          .includes(name)
      )
    }
    return [
      ...[...text.matchAll(namePattern)].flatMap(([both, name = "", path = ""]) => (isNamed(name, path) ? [] : both)),
      ...[...text.matchAll(pathPattern)].flatMap(([, path = "", next = ""]) => (lacks(path, next) ? path : [])),
      ...[...text.matchAll(decisionPattern)].flatMap(([decision, number = ""]) => (names.has(`decision ${number}`) ? [] : decision)),
      ...(text.match(paperPattern) ?? []),
    ]
  }
  return (
    files
      // The change log names files of the past.
      .filter((file) => /\.(md|tsx?|js|css|php|module|install)$/.test(file) && file !== "CHANGELOG.md" && file !== "src/gatsby-types.d.ts")
      .flatMap((file) =>
        proseOf(file, readFileSync(join(root, file), "utf8")).flatMap(({ line, text }) =>
          faultsOf(text, posix.dirname(file)).map((fault) => `${file}:${line} names ${fault}, which isn't in the repository.`),
        ),
      )
  )
}

/** A name may begin at the top or at the file, with or without its ending. A decision has its number too. */
function namesOf(file: string): string[] {
  const parts = file.split("/")
  const above = parts.map((_, index) => parts.slice(0, index).join("/"))
  const number = /^docs\/decisions\/(\d{4})-/.exec(file)?.[1]
  return [file, file.replace(/\.\w+$/, ""), ...above, ...(number === undefined ? [] : [`decision ${number}`])]
}

function proseOf(file: string, content: string): { readonly line: number; readonly text: string }[] {
  let isInside = false
  return content.split("\n").flatMap((line, index) => {
    const start = isInside || file.endsWith(".md") ? 0 : line.search(/(?<![^\s{])\/[/*]/)
    if (start < 0) return []
    const text = line.slice(start)
    isInside = (isInside || text.startsWith("/*")) && !text.includes("*/")
    return { line: index + 1, text }
  })
}

if (process.argv[1]?.endsWith("references.ts") === true) {
  const faults = unresolvedReferences(process.cwd())
  faults.forEach((fault) => console.error(fault))
  process.exitCode = faults.length === 0 ? 0 : 1
}
