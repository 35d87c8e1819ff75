import { expect, type Page } from "./test.ts"

/** Adds the shipping method that new items of an exchange or claim need, for 0.00. */
export async function addFreeShipping(page: Page): Promise<void> {
  const add = page.getByRole("button", { name: /^Add .+ for .*0\.00$/ })
  await add.click()
  await expect(add).toBeHidden()
}
