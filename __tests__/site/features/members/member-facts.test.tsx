import { screen } from "@testing-library/react"
import { MemberFacts } from "#features/members/member-facts.tsx"
import { renderAt } from "#support/at.tsx"

const place = { street: "Rue de l’Oratoire 1", postalCode: "75001", locality: "Paris", region: null, country: "FR" }
const nothing = { phone: null, mail: null, website: null, founded: null, size: null, legalForm: null, vat: null }
const member = { ...place, ...nothing, languages: [], specialities: [], people: [] }

test("the address of a practice abroad ends with the name of its country, not with a code", () => {
  renderAt("/members/oratoire/", <MemberFacts member={member} />)
  expect(screen.getByRole("definition")).toHaveTextContent(/Paris\s*France$/)
})
