import { labeledColumns, viewEntities } from "#mocks/domain/system/view-columns.ts"
import { activeViewOf, createView, setActiveView, updateView, viewOf } from "#mocks/domain/system/views.ts"
import type { Filters } from "#mocks/graph/filter.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, filtersOf, page, show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { viewsEndpoints } from "#schema/admin/views.endpoints.ts"
import { viewsSchemas } from "#schema/admin/views.ts"

const actorOf = (ctx: Context): string => ctx.actor?.id ?? ""
const NODE = "view_configuration"

export const viewsRoutes = implement(viewsEndpoints, viewsSchemas, {
  columns: (ctx) => ({ columns: labeledColumns(ctx.db, ctx.params.entity) }),
  listEntities: () => ({ entities: viewEntities() }),
  listConfigurations: (ctx) => {
    // The server replaces `$or` by its own condition.
    const { entity: _, $or: __, ...filters } = filtersOf(ctx.query) as Filters
    const isOwn = (view: { user_id: string | null; is_system_default: boolean }) =>
      view.is_system_default || view.user_id === actorOf(ctx)
    const rows = ctx.db.tables.viewConfiguration.by("entity", ctx.params.entity).filter(isOwn)
    return page(ctx, NODE, "view_configurations", { rows, filters })
  },
  createConfiguration: (ctx) => {
    const view = createView(ctx.db, ctx.params.entity, actorOf(ctx), ctx.body)
    return { view_configuration: show(ctx, NODE, view) }
  },
  retrieveConfiguration: (ctx) => {
    const refusal = "You don't have access to this view configuration"
    return { view_configuration: show(ctx, NODE, viewOf(ctx.db, ctx.params.id, actorOf(ctx), refusal)) }
  },
  updateConfiguration: (ctx) => {
    const refusal = "You can only update your own view configurations"
    const view = viewOf(ctx.db, ctx.params.id, actorOf(ctx), refusal)
    return { view_configuration: show(ctx, NODE, updateView(ctx.db, view, actorOf(ctx), ctx.body)) }
  },
  deleteConfiguration: (ctx) => {
    const { id } = viewOf(ctx.db, ctx.params.id, actorOf(ctx), "You can only delete your own view configurations")
    ctx.db.tables.viewConfiguration.remove(id)
    return deleted(id, NODE)
  },
  retrieveActiveConfiguration: (ctx) => {
    const view = activeViewOf(ctx.db, ctx.params.entity, actorOf(ctx))
    if (!view) return { view_configuration: null, is_default_active: true, default_type: "code" as const }
    const isDefault = view.is_system_default
    return {
      view_configuration: show(ctx, NODE, view, { only: ["*"] }),
      is_default_active: isDefault,
      ...(isDefault ? { default_type: "system" as const } : {}),
    }
  },
  setActiveConfiguration: (ctx) => {
    setActiveView(ctx.db, ctx.params.entity, actorOf(ctx), ctx.body.view_configuration_id)
    return { success: true }
  },
})
