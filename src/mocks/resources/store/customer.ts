import {
  addAddress,
  addressOf,
  createAccount,
  deleteAddress,
  updateAddress,
  updateCustomer,
} from "#mocks/domain/customers/customers.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { filtersOf, page, show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { customerEndpoints } from "#schema/store/customer.endpoints.ts"
import { customerSchemas } from "#schema/store/customer.ts"

/** Returns the calling customer; the routes admit no other actors. Throws 404 if it was deleted. */
export function caller(ctx: Context): Row<"customer"> {
  const customer = ctx.db.tables.customer.get(ctx.actor?.id)
  if (!customer) throw notFound(`Customer with id: ${ctx.actor?.id} was not found`)
  return customer
}

const showCaller = (ctx: Context) => ({ customer: show(ctx, "customer", caller(ctx)) })

export const customerRoutes = implement(customerEndpoints, customerSchemas, {
  create: (ctx) => ({ customer: show(ctx, "customer", createAccount(ctx.db, ctx.actor?.claims ?? {}, ctx.body)) }),
  retrieve: showCaller,
  update: (ctx) => {
    updateCustomer(ctx.db, caller(ctx).id, ctx.body)
    return showCaller(ctx)
  },
  listAddress: (ctx) =>
    page(ctx, "customer_address", "addresses", {
      filters: filtersOf(ctx.query),
      rows: ctx.db.tables.customerAddress.by("customer_id", caller(ctx).id),
    }),
  createAddress: (ctx) => {
    addAddress(ctx.db, caller(ctx).id, ctx.body)
    return showCaller(ctx)
  },
  retrieveAddress: (ctx) => ({
    address: show(ctx, "customer_address", addressOf(ctx.db, caller(ctx).id, ctx.params.address_id)),
  }),
  updateAddress: (ctx) => {
    const { id } = addressOf(ctx.db, caller(ctx).id, ctx.params.address_id)
    updateAddress(ctx.db, caller(ctx).id, id, ctx.body)
    return showCaller(ctx)
  },
  /** As on the server, the response contains the customer's id, not the address's. */
  deleteAddress: (ctx) => {
    const customer = caller(ctx)
    const { id } = addressOf(ctx.db, customer.id, ctx.params.address_id)
    deleteAddress(ctx.db, customer.id, id)
    return { id: customer.id, object: "address", deleted: true, parent: show(ctx, "customer", customer) }
  },
})
