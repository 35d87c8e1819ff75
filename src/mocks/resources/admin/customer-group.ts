import { deleteCustomerGroup } from "#mocks/domain/customers/customers.ts"
import { checkLinked, relink } from "#mocks/domain/system/links.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { actorIdOf } from "#mocks/resources/request.ts"
import { customerGroupEndpoints } from "#schema/admin/customer-group.endpoints.ts"
import { customerGroupSchemas } from "#schema/admin/customer-group.ts"

const missing = (id: string) => `Customer group with id: ${id} not found`

export const customerGroupRoutes = implement(customerGroupEndpoints, customerGroupSchemas, {
  list: (ctx) => page(ctx, "customer_group", "customer_groups"),
  create: (ctx) => {
    const { customerGroup } = ctx.db.tables
    refuseDuplicate(customerGroup, "Customer group", { name: ctx.body.name })
    const row = customerGroup.insert({ ...ctx.body, created_by: actorIdOf(ctx) })
    return { customer_group: show(ctx, "customer_group", row) }
  },
  retrieve: (ctx) => {
    const { id } = ctx.params
    return { customer_group: show(ctx, "customer_group", found(ctx.db.tables.customerGroup.get(id), missing(id))) }
  },
  update: (ctx) => {
    const { id } = ctx.params
    const { customerGroup } = ctx.db.tables
    found(customerGroup.get(id), `Customer group with id "${id}" not found`)
    if (ctx.body.name !== undefined) refuseDuplicate(customerGroup, "Customer group", { name: ctx.body.name }, id)
    return { customer_group: show(ctx, "customer_group", customerGroup.update(id, ctx.body)) }
  },
  delete: (ctx) => {
    deleteCustomerGroup(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "customer_group")
  },
  batchCustomers: (ctx) => {
    const { id } = ctx.params
    const { customer, customerGroup } = ctx.db.tables
    const { add = [] } = ctx.body
    if (add.length > 0) checkLinked(customerGroup, "customer_group_id", [id])
    checkLinked(customer, "customer_id", add)
    const row = found(customerGroup.get(id), missing(id))
    relink(ctx.db.tables.customerGroupCustomer, "customer_group_id", id, "customer_id", ctx.body)
    return { customer_group: show(ctx, "customer_group", row) }
  },
})
