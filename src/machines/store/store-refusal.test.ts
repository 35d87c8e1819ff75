import { describe, expect, it } from "vitest"
import { ApiError } from "#sdk/error.ts"
import { type StoreRefusal, storeRefusalOf } from "./store-refusal.ts"

const refusal = (message: string, status = 400, code?: string) =>
  new ApiError({ kind: "http", status, message, ...(code ? { code } : {}) })

/** Messages of the server's store API in version 2.21.2. */
const messages: readonly [StoreRefusal, string][] = [
  ["email", "Invalid request: Invalid email address"],
  ["country", "Country with code de is not within region Europe"],
  ["stock", "Some variant does not have the required inventory"],
  ["stock", "Sales channel sc_1 is not associated with any stock location for variant variant_1."],
  ["stock", "Variant variant_1 does not have any inventory items associated with it."],
  ["stock", "Not enough stock available for item iitem_1 at location sloc_1"],
  ["shipping", "Shipping Options are invalid for cart."],
  ["shipping", "Shipping options with IDs so_1 do not have a price"],
  ["shipping", "No shipping method selected but the cart contains items that require shipping."],
  ["shipping", "The cart items require shipping profiles that are not satisfied by the current shipping methods"],
  ["price", "Variants with IDs variant_1 do not have a price"],
  ["price", "Items variant_1 do not have a price"],
  ["price", "Line item Mug has no unit price"],
  ["price", "Line item Stock Pot has no unit price"],
  ["gone", "Variants variant_1 do not exist or belong to a product that is not published"],
  ["payment", "Payment sessions are required to complete cart"],
  ["payment", "Payment collection has not been initiated for cart"],
  ["payment", "Payment provider pp_1 is not enabled in the cart's region reg_1."],
  ["promotionUsedUp", "Promotion usage exceeds the budget limit."],
  ["promotionUsedUp", "Promotion usage exceeds the limit."],
  ["promotionNeedsCustomer", 'Attribute value for "customer_email" is required by promotion campaing budget'],
  ["code", "The promotion code TEN is invalid"],
  ["code", "The promotion code STOCKHOLM10 is invalid"],
  ["code", "The promotion code RETURN-COUNTRY is invalid"],
  ["ordered", "Cart cart_1 is already completed."],
  ["taken", "Customer with this email already has an account"],
  ["taken", "Customer with email: ann@stock.example, has_account: true, already exists."],
  ["openChange", "Order (order_1) already has an existing active order change"],
  ["link", "Invalid token."],
  ["return", "Order return request should have at least 1 item"],
  ["other", "Cannot complete a cart with no items"],
]

describe("a refusal of the store", () => {
  it.each(messages)("is recognized as %s: %s", (kind, message) => expect(storeRefusalOf(refusal(message))).toBe(kind))

  it("is recognized by its code or status first", () => {
    expect(storeRefusalOf(refusal("No", 400, "insufficient_inventory"))).toBe("stock")
    expect(storeRefusalOf(refusal("Unauthorized", 401))).toBe("signIn")
    expect(storeRefusalOf(refusal("Product with id: prod_1 was not found", 404))).toBe("missing")
    expect(storeRefusalOf(refusal("Slow down", 429))).toBe("busy")
  })
})
