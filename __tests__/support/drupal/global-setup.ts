import { prepareDrupals } from "#support/drupal/prepared.ts"

/** Jest's workers get its environment. */
async function setUp(): Promise<void> {
  const code = process.env.G30_TEST_DRUPAL
  if (code === undefined) throw new Error("G30_TEST_DRUPAL must name a folder with a Drupal code base (docs/contributing.md).")
  process.env.G30_PREPARED_DRUPAL = await prepareDrupals(code)
}

module.exports = setUp
