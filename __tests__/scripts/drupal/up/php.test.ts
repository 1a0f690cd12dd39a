import { checkVersion } from "#scripts/drupal/up/php.ts"

const all = ["gd", "pdo_sqlite", "curl", "dom", "SimpleXML", "mbstring", "openssl", "tokenizer"]

describe("checkVersion", () => {
  it.each(["8.1.0", "8.3.14", "9.0.0"])("takes PHP %s with all extensions", (version) => {
    expect(() => checkVersion({ version, extensions: all })).not.toThrow()
  })

  it.each(["7.4.33", "8.0.30"])("refuses PHP %s", (version) => {
    expect(() => checkVersion({ version, extensions: all })).toThrow(
      `PHP is ${version}. Drupal 10 needs 8.1 or newer, Drupal 11 needs 8.3.`,
    )
  })

  it("names the extensions that are missing, and the command that brings them", () => {
    const extensions = all.filter((name) => !["gd", "dom", "SimpleXML"].includes(name))
    expect(() => checkVersion({ version: "8.2.1", extensions })).toThrow(
      "PHP 8.2.1 lacks gd, dom, SimpleXML. Debian and Ubuntu: sudo apt-get install php-gd php-xml; macOS: brew install php",
    )
  })
})
