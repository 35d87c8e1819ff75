import { expect, it } from "vitest"
import { paymentEffect } from "./order-change.rules.ts"

const eur = { currency: "eur" }

it("names the authorized payment that confirming a change with a balance due cancels", () => {
  expect(paymentEffect([{ status: "authorized", amount: 466.48 }], eur)).toEqual({ type: "replaced", released: 466.48 })
  expect(paymentEffect([{ status: "authorized", amount: 100, captured_amount: 40 }], eur)).toMatchObject({
    released: 60,
  })
})
it("keeps authorized payments while another payment is open, and captured ones always", () => {
  const open = { status: "not_paid", amount: 5 }
  expect(paymentEffect([{ status: "authorized", amount: 100 }, open], eur)).toEqual({ type: "updated" })
  expect(paymentEffect([{ status: "completed", amount: 100 }], eur)).toEqual({ type: "created" })
})
