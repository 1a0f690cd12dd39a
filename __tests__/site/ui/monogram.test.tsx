import { render } from "@testing-library/react"
import { Monogram } from "#ui/monogram.tsx"

test.each([
  ["Atelier Linteau", "AL"],
  ["Maes & Otten", "MO"],
  ["De Smedt Ruelle", "DR"],
  ["Ligne de Terre", "LT"],
  ["Bouwplaats 7", "B7"],
  ["Arête", "A"],
  ["Verhaegen-Delcour & associés", "VA"],
  ["Studio ’t Veld", "SV"],
  ["équerre", "É"],
  ["&", ""],
])("the monogram of %s without a logo is %s", (name, letters) => {
  const { container } = render(<Monogram name={name} />)
  expect(container).toHaveTextContent(new RegExp(`^${letters}$`, "u"))
})
