import {
  addRule,
  createShippingOption,
  deleteShippingOption,
  updateRule,
  updateShippingOption,
} from "#mocks/domain/shipping/shipping-options.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { filtersOf, page, showBatch } from "#mocks/resources/reply.ts"
import { shippingOptionEndpoints } from "#schema/admin/shipping-option.endpoints.ts"
import { shippingOptionSchemas } from "#schema/admin/shipping-option.ts"

/** Sent by the server instead of a list if a batch deletes nothing. */
const NO_IDS = { __type: "Symbol(WorkflowWorkflowData)" }

const { resolvers, answer, removal } = recordResolvers({
  node: "shipping_option",
  many: "shipping_options",
  missing: (id) => `Shipping Option with id: ${id} not found`,
})

export const shippingOptionRoutes = implement(shippingOptionEndpoints, shippingOptionSchemas, {
  ...resolvers,
  list: (ctx) => {
    const { stock_location_id, is_return, admin_only, ...filters } = filtersOf(ctx.query)
    // The real server accepts both and then fails.
    if (is_return !== undefined || admin_only !== undefined)
      throw invalidData("Shipping options cannot be found by is_return or admin_only: ask for their rules instead")
    return page(ctx, "shipping_option", "shipping_options", {
      filters: {
        ...filters,
        ...(stock_location_id === undefined
          ? {}
          : { service_zone: { fulfillment_set: { location: { id: stock_location_id } } } }),
      },
    })
  },
  create: answer((ctx) => createShippingOption(ctx.db, ctx.body)),
  update: answer((ctx) => updateShippingOption(ctx.db, ctx.params.id, ctx.body)),
  delete: removal((ctx) => deleteShippingOption(ctx.db, ctx.params.id)),
  updateRules: (ctx) => {
    const { id } = ctx.params
    const { create = [], update = [], delete: gone } = ctx.body
    const created = create.map((rule) => addRule(ctx.db, id, rule))
    const updated = update.map((rule) => updateRule(ctx.db, id, rule))
    for (const rule of gone ?? []) ctx.db.tables.shippingOptionRule.remove(rule)
    return showBatch(ctx, "shipping_option_rule", created, updated, gone?.length ? gone : NO_IDS)
  },
})
