import { screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { person } from "#tests/support/visitors.ts"

const code = "#app/sign-in/sign-in-actor.ts"
const shop = await openLiveShop()
await person(shop, "Nora")

// Otherwise the page loads it at once, as in the demo.
beforeEach(() => void vi.stubEnv("DEV", false))
afterEach(() => void vi.doUnmock(code))

const title = (name: string) => screen.findByRole("heading", { level: 1, name })
const submit = () => screen.getByRole("button", { name: "Sign in" })

async function fillIn() {
  const { renderPage } = await import("#tests/support/render-page.tsx")
  const page = renderPage("/account/login", shop.backend)
  await title("Sign in")
  await page.user.type(screen.getByLabelText("Email address"), "nora@example.com")
  await page.user.type(screen.getByLabelText("Password"), "a-long-secret")
  return page
}

it("says that the sign-in couldn't be loaded, and loads it again on the next try", async () => {
  vi.doMock(code, () => {
    throw new TypeError("Failed to fetch")
  })
  const { user } = await fillIn()
  expect(screen.queryByRole("alert")).toBe(null)
  await user.click(submit())
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn’t load this part of the page")
  vi.doUnmock(code)
  await user.click(submit())
  await title("Hello, Nora")
  expect(screen.queryByRole("alert")).toBe(null)
})

it("submits the form once the sign-in has loaded", async () => {
  vi.resetModules()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.doMock(code, async (load) => {
    await arrived
    return await load<object>()
  })
  const { user } = await fillIn()
  await user.click(submit())
  expect(submit().getAttribute("aria-busy")).toBe("true")
  arrive()
  await title("Hello, Nora")
})
