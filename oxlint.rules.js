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
    "Render content as elements: src/ui/text/prose.tsx.",
  ],
  snapshot: [
    ":matches(CallExpression[callee.property.name='toMatchSnapshot'], CallExpression[callee.property.name='toMatchInlineSnapshot']:has(TemplateElement[value.raw=/<[a-z!?\\u002f]/i]))",
    "Expect what the markup must say. A small inline snapshot is for data.",
  ],
  sql: [`:matches(Literal[value=${sql}], TemplateElement[value.raw=${sql}])`, "SQL stays in server/database and server/content."],
  "synthetic-event": [
    ":matches(ImportSpecifier[imported.name='fireEvent'], MemberExpression[property.name='fireEvent'])",
    "Act as a user does: @testing-library/user-event. Events that it can't make: __tests__/support/browser/synthetic-events.ts.",
  ],
  "test-id": [
    ":matches(Identifier[name=/^(get|getAll|find|findAll|query|queryAll)ByTestId$/], JSXIdentifier[name='data-testid'], Literal[value=/data-testid/], TemplateElement[value.raw=/data-testid/])",
    "Find an element by its role and name.",
  ],
}

function ruleOf([selector, message]) {
  return { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) }
}

module.exports = {
  meta: { name: "g30" },
  rules: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, ruleOf(rule)])),
}
