import { screen } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"

/** Fills in the contact and an address in Berlin; the country is chosen last, because it changes the fields. */
export async function fillDetails(user: UserEvent, { email = "ada@example.com" } = {}): Promise<void> {
  const fill = async (label: string | RegExp, value: string) => {
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    await user.clear(field)
    await user.type(field, value)
  }
  await fill("Email address", email)
  await fill("First name", "Ada")
  await fill("Last name", "Shopper")
  await fill("Street address", "Lange Strasse 7")
  await user.selectOptions(await screen.findByLabelText("Country"), "de")
  await fill("Postal code", "10115")
  await fill("City", "Berlin")
}
