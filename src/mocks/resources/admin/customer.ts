import {
  addAddress,
  createCustomer,
  deleteAddress,
  deleteCustomer,
  updateAddress,
  updateCustomer,
} from "#mocks/domain/customers/customers.ts"
import { checkLinked, relink } from "#mocks/domain/system/links.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { deleted, filtersOf, page, show } from "#mocks/resources/reply.ts"
import { actorIdOf } from "#mocks/resources/request.ts"
import { customerEndpoints } from "#schema/admin/customer.endpoints.ts"
import { customerSchemas } from "#schema/admin/customer.ts"

const missing = (id: string) => `Customer with id: ${id} not found`

const { resolvers, answer, removal } = recordResolvers({ node: "customer", many: "customers", missing })

export const customerRoutes = implement(customerEndpoints, customerSchemas, {
  ...resolvers,
  create: answer((ctx) => createCustomer(ctx.db, { ...ctx.body, created_by: actorIdOf(ctx) })),
  update: answer((ctx) => updateCustomer(ctx.db, ctx.params.id, ctx.body)),
  delete: removal((ctx) => deleteCustomer(ctx.db, ctx.params.id)),
  listAddresses: (ctx) =>
    page(ctx, "customer_address", "addresses", { filters: { ...filtersOf(ctx.query), customer_id: ctx.params.id } }),
  createAddress: (ctx) => {
    addAddress(ctx.db, ctx.params.id, ctx.body)
    return resolvers.retrieve(ctx)
  },
  retrieveAddress: (ctx) => {
    const row = ctx.db.tables.customerAddress.get(ctx.params.address_id)
    return row?.customer_id === ctx.params.id ? { address: show(ctx, "customer_address", row) } : {}
  },
  updateAddress: (ctx) => {
    const { id, address_id } = ctx.params
    updateAddress(ctx.db, id, address_id, ctx.body)
    return resolvers.retrieve(ctx)
  },
  deleteAddress: (ctx) => {
    const { id, address_id } = ctx.params
    deleteAddress(ctx.db, id, address_id)
    const parent = ctx.db.tables.customer.get(id)
    return { ...deleted(address_id, "customer_address"), parent: parent && show(ctx, "customer", parent) }
  },
  batchCustomerGroups: answer((ctx) => {
    const { id } = ctx.params
    const { customer, customerGroup } = ctx.db.tables
    const { add = [] } = ctx.body
    if (add.length > 0) checkLinked(customer, "customer_id", [id])
    checkLinked(customerGroup, "customer_group_id", add)
    const row = found(customer.get(id), missing(id))
    relink(ctx.db.tables.customerGroupCustomer, "customer_id", id, "customer_group_id", ctx.body)
    return row
  }),
})
