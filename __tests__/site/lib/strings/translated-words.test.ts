import { readdirSync, readFileSync } from "node:fs"
import { relative, resolve } from "node:path"
import ts from "typescript"

const homes = ["src/lib/strings", "src/dashboard/strings"] as const

/** Texts that are the same as in English, so that one which was forgotten stands out. */
const sameInBoth = ["Agenda", "Budget", "Menu", "Fax", "Contact", "Cookies", "script", "scripts", "Logo (PNG)", "Outlook (Microsoft 365)"]
const sameInFrench = new Set([
  ...sameInBoth,
  "original",
  "Original {}",
  "Phase",
  "Province",
  "Dates",
  "Date",
  "Publications",
  "Publication",
  "{} publication",
  "{} publications",
  "{}, page {}",
  "Opinion",
  "Opinions",
  "Actions",
  "Action",
  "Hainaut",
  "Liège",
  "Luxembourg",
  "Namur",
  "Page",
  "Pages",
  "Page {}",
  "Association",
  "Notes",
  "Note {}",
  "Public",
  "Session",
  "publication",
  "publications",
  "page",
  "pages",
  "Description",
  "Six",
  "Rue du Fil à Plomb 30",
  "{} (province)",
])
const sameInDutch = new Set([
  ...sameInBoth,
  "Account",
  "Timing",
  "Later",
  "Interview",
  "Interviews",
  "Partners",
  "Links",
  "Link",
  "Agenda: {}",
  "Online",
  "Project",
  "Limburg",
  "Dashboard",
  "Website",
  "Filters",
  "Downloads",
  "Week",
  "Wk",
  "Week {}",
  "Details",
  "Status",
  "Offline",
  "Conflict",
  "Tablet",
  "item",
  "items",
  "Superscript",
  "Subscript",
])
const unitsAndKeys = /^({}[ \u00a0](kB|MB|km|min|min {} s)|{} × {} px|(Ctrl|Shift|Alt|Tab)\b.* \+ [\w.,+ ]+)$/

type Text = { readonly text: string; readonly at: string }

describe.each(homes)("the words of %s", (home) => {
  it.each(["fr", "nl"])("have the files of English in %s", (language) => {
    expect(areasOf(home, language)).toEqual(expect.arrayContaining(areasOf(home, "en")))
  })

  it.each([
    ["fr", sameInFrench],
    ["nl", sameInDutch],
  ])("say nothing in English in %s", (language, same) => {
    const forgotten = areasOf(home, "en").flatMap((area) => {
      const english = new Set(textsIn(`${home}/en/${area}`).map(({ text }) => text))
      return textsIn(`${home}/${language}/${area}`).filter(({ text }) => english.has(text) && !same.has(text) && !unitsAndKeys.test(text))
    })
    expect(forgotten).toEqual([])
  })

  it("have French spaces, quotes and apostrophes", () => {
    expect(
      faulty(home, "fr", [
        /[^\u00a0][;!?»](?!\w)/,
        /(?<!\u00a0|mailto|tel|JSON|internal):(?!\/\/|[,\w{\\])/,
        /«(?!\u00a0)/,
        /['"]/,
        /\.\.\./,
      ]),
    ).toEqual([])
  })

  it.each([
    ["en", [/\b[Mm]ails?\b/, /\b[Ss]ign(ed)?[ -](in|out)\b/, /\b[Oo]utdated\b/, /who do not see it/, /[Tt]imes are those of/, /\bHops\b/]],
    [
      "fr",
      [/[Gg]énération|[Rr]égénér/, /[Mm]ener les visiteurs/, /\bRemarque\b/, /\bToutes (langues|phases|régions)/, /[Jj]usqu’ici, vous/],
    ],
    [
      "nl",
      [
        /[Oo]pbouw(en|t)?\b/,
        /\b[Ee]venement/,
        /(?<![-{])\bmail(s|programma)?\b/,
        /[Vv]ersiering/,
        /[Vv]erouderd/,
        /\bOpmerking\b/,
        /voldoet aan/,
      ],
    ],
  ])("have no words in %s on which a native reader stumbled", (language, rules) => {
    expect(faulty(home, language, rules)).toEqual([])
  })

  it("have Dutch quotes and apostrophes", () => {
    expect(faulty(home, "nl", [/['"«»]/, /\s([;:!]|\?(?!,))/, /\.\.\./])).toEqual([])
  })
})

function areasOf(home: string, language: string): readonly string[] {
  const files = readdirSync(resolve(home, language), { encoding: "utf8", recursive: true })
  return files.filter((file) => file.endsWith(".ts")).toSorted()
}

function faulty(home: string, language: string, rules: readonly RegExp[]): readonly Text[] {
  const texts = areasOf(home, language).flatMap((area) => textsIn(`${home}/${language}/${area}`))
  return texts.filter(({ text }) => rules.some((rule) => rule.test(text)))
}

/** The texts with words that a file has. What a template fills in counts as `{}`. */
function textsIn(path: string): readonly Text[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true)
  const texts: Text[] = []
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== null && /\p{L}{2}/u.test(text.replaceAll("{}", ""))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      texts.push({ text, at: `${relative(".", path)}:${line + 1}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

function textOf(node: ts.Node): string | null {
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("{}")
  if (!ts.isStringLiteralLike(node) || isCode(node)) return null
  return node.text
}

/** The name of a module, a property or a type, or what is compared: nobody reads it. */
function isCode(node: ts.Node): boolean {
  const { parent } = node
  const isName = ts.isPropertyAssignment(parent) && parent.name === node
  return (
    isName ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isBinaryExpression(parent)
  )
}
