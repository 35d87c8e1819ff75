import type { InsertOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import type { propertyLabel } from "#mocks/kernel/models/system.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { deleted, Reply, show } from "#mocks/resources/reply.ts"
import { propertyLabelEndpoints } from "#schema/admin/property-label.endpoints.ts"
import { propertyLabelSchemas } from "#schema/admin/property-label.ts"

type Label = Row<"propertyLabel">
const NODE = "property_label"

function createLabel(db: Database, label: InsertOf<(typeof propertyLabel)["columns"]> & { entity: string }): Label {
  const { entity, property } = label
  if (db.tables.propertyLabel.by("entity", entity).some((row) => row.property === property))
    throw invalidData(`Property label with entity: ${entity}, property: ${property}, already exists.`)
  return db.tables.propertyLabel.insert(label)
}

interface LabelChange {
  readonly label?: string | undefined
  readonly description?: string | null | undefined
}
/** Updates a label. The server ignores a description of null. */
function updateLabel(db: Database, id: string, { label, description }: LabelChange): Label {
  if (!db.tables.propertyLabel.get(id)) throw notFound(`PropertyLabel with id "${id}" not found`)
  return db.tables.propertyLabel.update(id, { label, description: description ?? undefined })
}

const { resolvers, shown, answer } = recordResolvers({
  node: NODE,
  many: "property_labels",
  missing: (id) => `Property label with id: ${id} not found`,
})

export const propertyLabelRoutes = implement(propertyLabelEndpoints, propertyLabelSchemas, {
  ...resolvers,
  create: (ctx) => new Reply(201, shown(ctx, createLabel(ctx.db, ctx.body))),
  update: answer((ctx) => updateLabel(ctx.db, ctx.params.id, ctx.body)),
  batch: (ctx) => {
    const { create = [], update = [], delete: ids = [] } = ctx.body
    const created = create.map((label) => createLabel(ctx.db, label))
    const updated = update.map(({ id, ...change }) => updateLabel(ctx.db, id, change))
    for (const id of ids) ctx.db.tables.propertyLabel.remove(id)
    return {
      created: created.map((label) => show(ctx, NODE, label)),
      updated: updated.map((label) => show(ctx, NODE, label)),
      deleted: ids.map((id) => deleted(id, NODE)),
    }
  },
})
