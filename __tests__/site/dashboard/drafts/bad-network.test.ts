import { runLossySaves } from "#support/saving/lossy-saves.ts"
import { runInterleaving } from "#support/saving/two-editors.ts"

// npm run test:long -- saves does the same a thousand times.
const count = 50

test("each save over a bad network arrives once or fails clearly", async () => {
  const { saved, faults, problems } = await runLossySaves({ saves: count, seed: 7 })
  expect(problems).toEqual([])
  expect(saved).toBeGreaterThan(count * 0.8)
  expect(Object.keys(faults).length).toBeGreaterThan(3)
})

test("of two editors at once nobody's change is overwritten unseen", async () => {
  let conflicts = 0
  for (let seed = 1; seed <= count; seed++) {
    const report = await runInterleaving(seed)
    expect(report.problems).toEqual([])
    conflicts += report.conflicts
  }
  expect(conflicts).toBeGreaterThan(5)
})
