import { expect, test } from "./support/test.ts"

test("a part of the page whose code was lost offers to reload, after which it works", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/market-dialog|ERR_FAILED|Failed to fetch/)
  await context.route(/market-dialog.*\.js/, (route) => route.abort())
  await page.goto("/")
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
