import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { recipeFiles } from "#scripts/drupal/recipe/recipe.ts"

const folder = "drupal/recipes"

function committed(name: string): readonly string[] {
  return readdirSync(join(folder, name), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yml"))
    .map((path) => `${name}/${path}`)
}

describe("the recipes", () => {
  const files = recipeFiles()

  it("are committed as the generator makes them: npm run drupal -- recipe", () => {
    expect(["g30", "g30_accounts", "g30_model", "g30_module", "g30_redirect"].flatMap(committed).sort()).toEqual(Object.keys(files).sort())
    const differing = Object.entries(files).filter(([path, text]) => readFileSync(join(folder, path), "utf8") !== text)
    expect(differing.map(([path]) => path)).toEqual([])
  })

  it("let nobody administer permissions, and stop at a role of the same name with others", () => {
    expect(Object.entries(files).filter(([, text]) => /administer permissions|is_admin: true/.test(text))).toEqual([])
    expect(files["g30_accounts/recipe.yml"]).toContain("strict:\n    - user.role.contributor\n    - user.role.administrator\n")
  })

  it("need our module for its types of field alone", () => {
    const ofModule = Object.entries(files).filter(([, text]) => /^field_type: person$/m.test(text))
    expect(ofModule.map(([path]) => path)).toEqual([
      "g30_module/config/field.field.node.member.field_people.yml",
      "g30_module/config/field.field.node.page.field_people.yml",
    ])
    const stock = Object.entries(files).filter(([path]) => !path.startsWith("g30_module/"))
    expect(stock.filter(([, text]) => /^ *(- |module: )g30$/m.test(text)).map(([path]) => path)).toEqual([])
  })
})
