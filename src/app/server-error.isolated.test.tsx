import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import type { Fault } from "#mocks/kernel/fault.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { english } from "#tests/support/english.ts"
import { fillCart, fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { orderOf, person } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const EMAIL = "nora@example.com"
const nora = await person(shop, "Nora")
const orderId = await placeOrder(shop)
const sentId = (await orderOf(shop, nora, 2)).id
await fulfillOrder(shop, sentId)
const world = shop.backend.db.export()
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

const SQL = 'insert into "payment_secret" ("id") values ($1) - duplicate key value violates unique constraint'
const failure = (fault: Pick<Fault, "method" | "path">): Fault => ({
  ...fault,
  status: 500,
  body: { code: "api_error", type: "database_error", message: SQL },
})
const refusal = (path: string): Fault => ({
  method: "POST",
  path,
  status: 400,
  body: { type: "invalid_data", message: "The payment was locked" },
})

const press = (name: string | RegExp) => screen.findByRole("button", { name })
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

interface Case {
  name: string
  fault: Pick<Fault, "method" | "path">
  /** Opens the page; if loading it fails, the fault is already set. */
  open: () => UserEvent | Promise<UserEvent>
  /** Sends the failing request; without it, loading the page fails. */
  send?: (user: UserEvent) => Promise<unknown>
  /** Text that the page shows instead. */
  text: string
}

const { server } = english.failure
const office = (path: string) => async () => (await renderAdminPage(`/admin/${path}`, shop)).user
const withCart = (path: string) => async () => {
  localStore.set("shop_cart", (await fillCart(shop)).id)
  return renderPage(path, shop.backend).user
}
const signIn = async (user: UserEvent) => {
  await user.type(await field(english.account.session.email), EMAIL)
  await user.type(await field(english.account.session.password), "a-long-secret{Enter}")
}
const capture = async (user: UserEvent) => {
  await user.click(await press(/^Capture €/))
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(dialog.getByRole("button", { name: /€/ }))
}

const cases: Case[] = [
  {
    name: "a task's dialog",
    fault: { method: "POST", path: "/admin/payments/:id/capture" },
    open: office(`orders/${orderId}`),
    send: capture,
    text: english.admin.failure.change,
  },
  {
    name: "the fulfillment form",
    fault: { method: "POST", path: "/admin/orders/:id/fulfillments" },
    open: office(`orders/${orderId}/fulfill`),
    send: async () => fireEvent.keyDown(await screen.findByRole("spinbutton"), { key: "Enter", ctrlKey: true }),
    text: english.admin.failure.fulfillment,
  },
  {
    name: "a step of an order edit",
    fault: { method: "POST", path: "/admin/order-edits" },
    open: office(`orders/${orderId}/edit`),
    send: async (user) => user.click(await press(english.ui.increase)),
    text: english.admin.failure.step,
  },
  {
    name: "the new draft form",
    fault: { method: "POST", path: "/admin/draft-orders" },
    open: office("draft-orders/new"),
    send: async (user) => {
      await user.type(await field(english.admin.orderDetails.picker.email), "ada@example.com")
      await user.click(screen.getByRole("checkbox", { name: new RegExp(english.admin.drafts.new.withAddress) }))
      await user.click(await press(english.admin.drafts.new.submit))
    },
    text: english.admin.failure.draft,
  },
  {
    name: "a list",
    fault: { method: "GET", path: "/admin/returns" },
    open: office("returns"),
    text: english.admin.list.text,
  },
  {
    name: "the cart",
    fault: { method: "POST", path: "/store/carts/:id/line-items/:line" },
    open: withCart("/cart"),
    send: async (user) => user.click(await press(english.ui.increase)),
    text: server.cart,
  },
  {
    name: "a promotion code in the cart",
    fault: { method: "POST", path: "/store/carts/:id/promotions" },
    open: withCart("/cart"),
    send: async (user) => {
      await user.type(await field(english.store.cart.promo.label), "TEN")
      await user.click(await press(english.store.cart.promo.add))
    },
    text: server.cart,
  },
  {
    name: "a step of the checkout",
    fault: { method: "POST", path: "/store/carts/:id" },
    open: withCart("/checkout"),
    send: async (user) => {
      await fillDetails(user)
      await user.click(await press(english.store.checkout.payment.next))
    },
    text: server.kept,
  },
  {
    name: "the sign-in form",
    fault: { method: "POST", path: "/auth/customer/emailpass" },
    open: () => renderPage("/account/login", shop.backend).user,
    send: signIn,
    text: server.kept,
  },
  {
    name: "a customer's return",
    fault: { method: "POST", path: "/store/returns" },
    open: async () => {
      const { user } = renderPage(`/account/orders/${sentId}/return`, shop.backend)
      await signIn(user)
      return user
    },
    send: async (user) => {
      await user.click(await press(english.ui.increase))
      await user.selectOptions(screen.getByLabelText(english.account.returns.choose.reason), "Wrong size")
      await user.click(await press(english.account.returns.choose.next))
      await user.click(await press(/1/))
    },
    text: english.failure.title,
  },
  {
    name: "the search page",
    fault: { method: "GET", path: "/store/products" },
    open: () => renderPage("/search?q=shirt", shop.backend).user,
    text: english.search.problem.unknown.text,
  },
]

describe("server error message", () => {
  it.each(cases.map((each) => [each.name, each] as const))(
    "isn't shown by %s",
    async (_, { fault, open, send, text: says }) => {
      if (send) {
        const user = await open()
        faults.set([failure(fault)])
        await send(user)
      } else {
        faults.set([failure(fault)])
        await open()
      }
      await waitFor(() => expect(document.body.textContent).toContain(says))
      expect(document.body.textContent).not.toContain("payment_secret")
      expect(document.body.textContent).not.toMatch(/nothing (was|has) changed/i)
    },
  )
})

describe("reason of a refused request", () => {
  it("is shown as a separate sentence", async () => {
    const user = await office(`orders/${orderId}`)()
    faults.set([refusal("/admin/payments/:id/capture")])
    await capture(user)
    await waitFor(() => expect(document.body.textContent).toMatch(/The payment was locked\.” Nothing/))
  })
})
