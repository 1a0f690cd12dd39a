/** Rules of this project for Oxlint: each reports the nodes that its selector (esquery) matches. */

const sql = "/\\b(SELECT .+ FROM|INSERT INTO|DELETE FROM|UPDATE \\w+ SET|CREATE TABLE|PRAGMA )/s"

const rules = {
  "default-export": ["ExportDefaultDeclaration", "Export a name."],
  extension: [
    ":matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=/^(\\.|#).*\\u002f[^.\\u002f]+$/]",
    "Name the file with its extension.",
  ],
  interface: ["TSInterfaceDeclaration:not(TSModuleBlock > TSInterfaceDeclaration)", "Use a type for shapes."],
  predicate: [
    "VariableDeclarator[id.name=/^(is|has|may)[A-Z]/]:matches([init.raw=/^[\"'`\\d]/], [init.type=/^(Template|Array)/])",
    "A name with is, has or may is of a boolean or a predicate.",
  ],
  // A data block holds JSON, whose quotes React would escape.
  "raw-html": [
    "JSXOpeningElement:not(:has(> JSXAttribute[name.name='type'][value.value='application/ld+json'])) > JSXAttribute[name.name='dangerouslySetInnerHTML']",
    "Render content as elements: src/ui/prose.tsx.",
  ],
  sql: [
    `:matches(Literal[value=${sql}], TemplateElement[value.raw=${sql}])`,
    "SQL stays in server/database, server/content, server/session and server/upkeep.",
  ],
}

function ruleOf([selector, message]) {
  return { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) }
}

module.exports = {
  meta: { name: "g30" },
  rules: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, ruleOf(rule)])),
}
