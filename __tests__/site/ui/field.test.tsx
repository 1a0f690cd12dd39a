import { render, screen } from "@testing-library/react"
import { axe } from "#support/axe.ts"
import { SelectField, TextField } from "#ui/field.tsx"
import { Form, FormRow, FormSection } from "#ui/form.tsx"

test("a field is named by its label, and described by its hint and its error", async () => {
  const { container } = render(
    <Form aria-label="Account">
      <FormSection title="Account">
        <FormRow>
          <TextField id="mail" label="Email" hint="Changing it asks for your password." error="This is not a complete email address." />
          <SelectField id="language" label="Preferred language">
            <option>French</option>
          </SelectField>
        </FormRow>
      </FormSection>
    </Form>,
  )
  const mail = screen.getByRole("textbox", { name: "Email" })
  expect(mail).toHaveAccessibleDescription("Changing it asks for your password. This is not a complete email address.")
  expect(mail).toBeInvalid()
  const language = screen.getByRole("combobox", { name: "Preferred language" })
  expect(language).not.toHaveAccessibleDescription()
  expect(language).toBeValid()
  expect(screen.getByRole("region", { name: "Account" })).toContainElement(mail)
  expect(await axe(container)).toHaveNoViolations()
})
