import {
  addRule,
  createShippingOption,
  deleteShippingOption,
  updateRule,
  updateShippingOption,
} from "#mocks/domain/shipping/shipping-options.ts"
import { found, invalidData } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, filtersOf, page, show } from "#mocks/resources/reply.ts"
import { shippingOptionEndpoints } from "#schema/admin/shipping-option.endpoints.ts"
import { shippingOptionSchemas } from "#schema/admin/shipping-option.ts"

/** Sent by the server instead of a list if a batch deletes nothing. */
const NO_IDS = { __type: "Symbol(WorkflowWorkflowData)" }

export const shippingOptionRoutes = implement(shippingOptionEndpoints, shippingOptionSchemas, {
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
  create: (ctx) => ({ shipping_option: show(ctx, "shipping_option", createShippingOption(ctx.db, ctx.body)) }),
  retrieve: (ctx) => {
    const { id } = ctx.params
    const row = found(ctx.db.tables.shippingOption.get(id), `Shipping Option with id: ${id} not found`)
    return { shipping_option: show(ctx, "shipping_option", row) }
  },
  update: (ctx) => ({
    shipping_option: show(ctx, "shipping_option", updateShippingOption(ctx.db, ctx.params.id, ctx.body)),
  }),
  delete: (ctx) => {
    deleteShippingOption(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "shipping_option")
  },
  updateRules: (ctx) => {
    const { id } = ctx.params
    const { create = [], update = [], delete: gone } = ctx.body
    const created = create.map((rule) => addRule(ctx.db, id, rule))
    const updated = update.map((rule) => updateRule(ctx.db, id, rule))
    for (const rule of gone ?? []) ctx.db.tables.shippingOptionRule.remove(rule)
    return {
      created: created.map((rule) => show(ctx, "shipping_option_rule", rule)),
      updated: updated.map((rule) => show(ctx, "shipping_option_rule", rule)),
      deleted: { ids: gone?.length ? gone : NO_IDS, object: "shipping_option_rule", deleted: true },
    }
  },
})
