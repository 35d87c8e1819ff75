import { afterEach, expect, it } from "vitest"
import { showControlPage } from "./control-page.ts"

afterEach(() => {
  history.replaceState(null, "", "/")
})

it("shows the control API, also where the app hides a rendered page of another address", async () => {
  history.replaceState(null, "", "/_mock")
  document.documentElement.dataset.otherPage = ""
  const container = document.createElement("div")
  expect(await showControlPage(container)).toBe(true)
  expect(container.textContent).toContain("/_mock/scenarios")
  expect(document.documentElement.dataset.otherPage).toBeUndefined()
})

it("leaves other pages to the app", async () => {
  history.replaceState(null, "", "/products")
  expect(await showControlPage(document.createElement("div"))).toBe(false)
})
