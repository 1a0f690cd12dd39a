import { whyNoDrupal } from "#scripts/gate/drupal-tests.ts"

describe("whyNoDrupal", () => {
  it.each([{}, { G30_TEST_DRUPAL: "" }])("says that %j names no code base", async (env) => {
    expect(await whyNoDrupal(env)).toBe("G30_TEST_DRUPAL names no folder with the code of a Drupal (docs/contributing.md).")
  })

  it("says that PHP is missing, where it is", async () => {
    const { PATH } = process.env
    process.env.PATH = ""
    try {
      expect(await whyNoDrupal({ G30_TEST_DRUPAL: "/tmp" })).toMatch(/^PHP is missing\. Debian and Ubuntu: sudo apt-get install php-cli /)
    } finally {
      process.env.PATH = PATH
    }
  })
})
