import { lookAt } from "#scripts/drupal/status.ts"
import { makeAsk, type StatusFinding, type FindingState } from "#scripts/drupal/status/asker.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"

const namesOf = (findings: readonly StatusFinding[], state: FindingState) =>
  findings.filter((each) => each.state === state).map(({ about }) => about)
const accountOf = ({ administrator: { mail, password } }: TestDrupal) => ({ name: mail, password })

test("a Drupal with recipe and module has all that status looks for", async () => {
  const drupal = await aDrupal("module")
  const findings = await lookAt(makeAsk(drupal.url), accountOf(drupal), "https://g30.example")
  await drupal.close()
  expect(findings.filter(({ state }) => state === "wrong")).toEqual([])
  expect(namesOf(findings, "ok")).toEqual(
    expect.arrayContaining(["profile", "writing", "language nl", "text format", "module", "user--user"]),
  )
})
