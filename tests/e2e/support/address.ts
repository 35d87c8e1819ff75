import type { Locator, Page } from "@playwright/test"

/** Fills in an address in Chicago, for any country's address form. */
export async function fillAddress(
  form: Page | Locator,
  name: { first: string; last: string },
  street = "12 Main Street",
) {
  await form.getByLabel("First name").fill(name.first)
  await form.getByLabel("Last name").fill(name.last)
  await form.getByLabel("Street address").fill(street)
  await form.getByLabel(/postal code|zip code/i).fill("60614")
  await form.getByLabel("City").fill("Chicago")
  const state = form.getByRole("combobox", { name: "State" })
  if (await state.isVisible()) await state.selectOption("IL")
}
