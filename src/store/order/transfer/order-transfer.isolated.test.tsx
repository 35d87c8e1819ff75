import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { emailsOf } from "#mocks/http/mails.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const shop = await openLiveShop()
const EMAIL = "nora@example.com"
const nora = await signUpCustomer(shop, EMAIL)
const orderId = await placeOrder(shop)
const world = shop.backend.db.export()
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name })
const press = (name: string | RegExp) => screen.findByRole("button", { name })
const requestTransfer = () => nora.store.order.requestTransfer({ id: orderId, body: {} })
const link = (answer = "") =>
  `/account/transfer/${orderId}/${emailsOf(shop.backend.db, "guest@example.com").at(-1)?.token}${answer}`
const isNoras = async () => (await nora.store.order.list()).orders.length === 1

async function signIn(path: string) {
  const page = renderPage(path, shop.backend)
  await title("Sign in")
  await page.user.type(screen.getByLabelText("Email address"), EMAIL)
  await page.user.type(screen.getByLabelText("Password"), "a-long-secret{Enter}")
  return page
}

describe("order transfer link", () => {
  it("needs no login and does nothing before a click", async () => {
    await requestTransfer()
    const { user } = renderPage(link(), shop.backend)
    await title(/^Transfer order #1/)
    expect(await isNoras()).toBe(false)
    await user.click(await press("Transfer order"))
    await title("Order transferred")
    expect(await isNoras()).toBe(true)
  })

  it.each([
    ["Transfer order", "Order transferred"],
    ["Keep order", "Request declined"],
  ])("says after a reload how it was answered with “%s”", async (answer, outcome) => {
    await requestTransfer()
    const { router, user } = renderPage(link(), shop.backend)
    await user.click(await press(answer))
    await title(outcome)
    // The browser keeps the state of its history, also over a reload.
    await waitFor(() => expect(router.state.location.state.transferOutcome).toBeTruthy())
    await router.navigate({ to: "/track" })
    await title("Track an order")
    router.history.back()
    await title(outcome)
    expect(screen.queryByRole("button", { name: answer })).toBeNull()
  })

  it("puts the answer from the email first", async () => {
    await requestTransfer()
    renderPage(link("/decline"), shop.backend)
    await title(/^Transfer order/)
    const buttons = screen.getAllByRole("button", { name: /order$/ }).map((button) => button.textContent)
    expect(buttons).toEqual(["Keep order", "Transfer order"])
  })

  it("reports a lost response and allows the same answer again", async () => {
    await requestTransfer()
    faults.set([{ path: "/store/orders/:id/transfer/decline", drop: "before", times: 1 }])
    const { user } = renderPage(link(), shop.backend)
    await user.click(await press("Keep order"))
    expect((await screen.findByRole("alert")).textContent).toContain("It’s safe to try again")
    await user.click(await press("Keep order"))
    await title("Request declined")
    expect(await isNoras()).toBe(false)
  })

  it("reports that the request is no longer open", async () => {
    await requestTransfer()
    const { user } = renderPage(`/account/transfer/${orderId}/wrong`, shop.backend)
    await user.click(await press("Transfer order"))
    await title("This request is no longer open")
  })
})

describe("requesting an order", () => {
  it("leads to one's own account, where the link of the email is opened there", async () => {
    const { router, user } = await signIn(`/account/transfer?order=${orderId}`)
    await user.click(await press("Request order"))
    await screen.findByText(/^Request sent for order #1/)
    await router.navigate({ to: link() as "/" })
    await user.click(await press("Transfer order"))
    await screen.findByText(/^Order #1 is now in the account of the person who asked for it/)
    expect(screen.getByRole("link", { name: "View order" }).getAttribute("href")).toBe(`/account/orders/${orderId}`)
  })

  it("accepts the URL of a confirmation and masks the email address", async () => {
    const { user } = await signIn("/account/transfer")
    await title("Add order")
    await user.type(screen.getByLabelText(/^Order reference/), `https://shop.example/order/${orderId}`)
    await user.click(await press("Request order"))
    await screen.findByText(/^Request sent for order #1/)
    expect(document.body.textContent).toContain("g•••@example.com")
    expect(document.body.textContent).not.toContain("guest@example.com")
  })

  it("reports that the order is already in the account", async () => {
    await requestTransfer()
    await nora.store.order.acceptTransfer({ id: orderId, body: { token: link().split("/").at(-1) ?? "" } })
    const { user } = await signIn(`/account/transfer?order=${orderId}`)
    await user.click(await press("Request order"))
    await screen.findByText("This order is already in your account")
  })

  it("forgets an accepted request and shows the order", async () => {
    localStorage.clear()
    const { user, router } = await signIn(`/account/transfer?order=${orderId}`)
    await user.click(await press("Request order"))
    await screen.findByText("Pending requests")
    await nora.store.order.acceptTransfer({ id: orderId, body: { token: link().split("/").at(-1) ?? "" } })
    await router.navigate({ to: "/account" })
    await title(/^Hello/)
    await router.navigate({ to: "/account/transfer" })
    await screen.findByText("In your account")
  })

  it("withdraws a request without showing the order", async () => {
    await requestTransfer()
    const { router, user } = await signIn(`/account/transfer/${orderId}/cancel`)
    await title("Withdraw your request for this order?")
    expect(document.body.textContent).not.toMatch(/#1|T-Shirt|€/)
    await user.click(await press("Withdraw request"))
    await title("Request withdrawn")
    await waitFor(() => expect(router.state.location.state.transferOutcome).toBe("canceled"))
    await router.navigate({ to: "/track" })
    await title("Track an order")
    router.history.back()
    await title("Request withdrawn")
  })
})
