import { faultCodes } from "#contract/publishing.ts"
import { faultWords as french } from "#dashboard/strings/fr/faults.ts"
import { faultWords as dutch } from "#dashboard/strings/nl/faults.ts"

test.each([
  ["French", french],
  ["Dutch", dutch],
])("%s has words for the values of each fault", (_, words) => {
  const values = {
    address: "a",
    prefix: "b",
    path: "c",
    better: "d",
    owner: "e",
    file: "f",
    megabytes: "1",
    page: "g",
  }
  const told = faultCodes.map((code) => words({ code, values }))
  expect(told.filter((fault) => fault === null || /[{}]|undefined/.test(`${fault.what}${fault.todo}`))).toEqual([])
})
