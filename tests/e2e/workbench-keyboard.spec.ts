import { asShopper } from "./support/api.ts"
import { expect, test } from "./support/test.ts"
import { dock, open, tool, tools } from "./support/workbench.ts"

test.use({ sharesBackend: false })

test.describe("@mock by keyboard, the workbench", () => {
  test("shows the selected tool's tab completely on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, "/admin/login", "Scenario")
    for (const name of tools) {
      await expect(tool(page, name)).toHaveAttribute("aria-selected", "true")
      // The list clips a pixel of its tabs at the bottom.
      await expect(tool(page, name)).toBeInViewport({ ratio: 0.95 })
      await page.keyboard.press("ArrowRight")
    }
  })

  test("keeps the focus when the focused row is removed", async ({ page }) => {
    await open(page, "/admin/login", "Faults")
    for (const latency of [1, 2]) await asShopper(page)("POST", "/_mock/faults", { latency })
    const remove = dock(page).getByRole("button", { name: "Remove fault for Every request" })
    await remove.last().press("Enter")
    await expect(remove).toHaveCount(1)
    await expect(remove).toBeFocused()
    await remove.press("Enter")
    await expect(dock(page).getByText("No faults are active.")).toBeVisible()
    await expect(tool(page, "Faults")).toBeFocused()
  })
})
