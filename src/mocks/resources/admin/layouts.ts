import { implement } from "#mocks/resources/implement.ts"
import { filtersOf, page, show } from "#mocks/resources/reply.ts"
import { actorIdOf, type Context } from "#mocks/resources/request.ts"
import { layoutsEndpoints } from "#schema/admin/layouts.endpoints.ts"
import { layoutsSchemas } from "#schema/admin/layouts.ts"

type Zone = Context<{ zone: string }>
const present = (ctx: Zone, isDefault: boolean) =>
  ctx.db.tables.layoutConfiguration
    .by("zone", ctx.params.zone)
    .find((row) => (isDefault ? row.is_system_default : row.user_id === ctx.actor?.id))

function configurations(ctx: Zone) {
  const [personal, common] = [present(ctx, false), present(ctx, true)]
  const whole = { only: ["*"] }
  return {
    personal_configuration: personal ? show(ctx, "layout_configuration", personal, whole) : null,
    default_configuration: common ? show(ctx, "layout_configuration", common, whole) : null,
    active_scope: personal ? "personal" : "default",
  }
}

export const layoutsRoutes = implement(layoutsEndpoints, layoutsSchemas, {
  /** The administrator's own, and those for everyone. */
  listConfigurations: (ctx) => {
    const rows = ctx.db.tables.layoutConfiguration.where(
      (row) => row.is_system_default || row.user_id === ctx.actor?.id,
    )
    return page(ctx, "layout_configuration", "layout_configurations", { rows, filters: filtersOf(ctx.query) })
  },
  retrieveConfiguration: configurations,
  setConfiguration: (ctx) => {
    const { layoutConfiguration } = ctx.db.tables
    const { configuration, is_default } = ctx.body
    const old = present(ctx, is_default)
    if (old) layoutConfiguration.update(old.id, { configuration })
    else {
      const user_id = is_default ? null : actorIdOf(ctx)
      layoutConfiguration.insert({ zone: ctx.params.zone, user_id, is_system_default: is_default, configuration })
    }
    return configurations(ctx)
  },
  deleteConfiguration: (ctx) => {
    const ownLayout = present(ctx, false)
    if (ownLayout) ctx.db.tables.layoutConfiguration.remove(ownLayout.id)
    return { success: true }
  },
})
