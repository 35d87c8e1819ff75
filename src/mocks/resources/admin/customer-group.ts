import { deleteCustomerGroup } from "#mocks/domain/customers/customers.ts"
import { checkLinked, relink } from "#mocks/domain/system/links.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { actorIdOf } from "#mocks/resources/request.ts"
import { customerGroupEndpoints } from "#schema/admin/customer-group.endpoints.ts"
import { customerGroupSchemas } from "#schema/admin/customer-group.ts"

const missing = (id: string) => `Customer group with id: ${id} not found`

const { resolvers, answer, removal } = recordResolvers({ node: "customer_group", many: "customer_groups", missing })

export const customerGroupRoutes = implement(customerGroupEndpoints, customerGroupSchemas, {
  ...resolvers,
  create: answer((ctx) => {
    const { customerGroup } = ctx.db.tables
    refuseDuplicate(customerGroup, "Customer group", { name: ctx.body.name })
    return customerGroup.insert({ ...ctx.body, created_by: actorIdOf(ctx) })
  }),
  update: answer((ctx) => {
    const { id } = ctx.params
    const { customerGroup } = ctx.db.tables
    found(customerGroup.get(id), `Customer group with id "${id}" not found`)
    if (ctx.body.name !== undefined) refuseDuplicate(customerGroup, "Customer group", { name: ctx.body.name }, id)
    return customerGroup.update(id, ctx.body)
  }),
  delete: removal((ctx) => deleteCustomerGroup(ctx.db, ctx.params.id)),
  batchCustomers: answer((ctx) => {
    const { id } = ctx.params
    const { customer, customerGroup } = ctx.db.tables
    const { add = [] } = ctx.body
    if (add.length > 0) checkLinked(customerGroup, "customer_group_id", [id])
    checkLinked(customer, "customer_id", add)
    const row = found(customerGroup.get(id), missing(id))
    relink(ctx.db.tables.customerGroupCustomer, "customer_group_id", id, "customer_id", ctx.body)
    return row
  }),
})
