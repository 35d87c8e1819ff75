import { expect, it } from "vitest"
import { showBootFailure } from "./boot-failure.ts"

it("shows why the app doesn't start, also where it hides a rendered page of another address", () => {
  const root = document.documentElement
  root.dataset.otherPage = ""
  const container = document.createElement("div")
  showBootFailure(container, new Error("Failed to fetch"))
  expect(container.textContent).toContain("The app could not be loaded")
  expect(container.textContent).toContain("Failed to fetch")
  expect(root.dataset.otherPage).toBeUndefined()
})
