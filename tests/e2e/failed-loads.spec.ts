import { expect, test } from "./support/test.ts"

test("offers to reload when code of the page fails to load, and works after that", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/market-dialog|ERR_FAILED|Failed to fetch/)
  await context.route(/market-dialog.*\.js/, (route) => route.abort())
  // A page whose footer doesn't move while pictures and lists load.
  await page.goto("/pages/shipping")
  const choose = page.getByRole("contentinfo").getByRole("button", { name: /^Ship to/ })
  await choose.click()
  await expect(page.getByText("Couldn’t load this part of the page")).toBeVisible()
  // The rest of the page stays usable.
  await page.getByRole("button", { name: "Close", exact: true }).click()
  await context.unroute(/market-dialog.*\.js/)
  await choose.click()
  await page.getByRole("button", { name: "Reload page" }).click()
  await expect(page.getByText("Couldn’t load this part of the page")).toHaveCount(0)
  await choose.click()
  await expect(page.getByRole("dialog")).toBeVisible()
})
