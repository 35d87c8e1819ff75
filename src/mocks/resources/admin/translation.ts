import { graph } from "#mocks/domain/graph.ts"
import { isFeatureOn } from "#mocks/domain/system/feature-flags.ts"
import {
  checkSettings,
  createSettings,
  settingsWithFields,
  updateSettings,
} from "#mocks/domain/translations/settings.ts"
import {
  canonicalLocale,
  createTranslation,
  settingsOf,
  shownTexts,
  statisticsOf,
  updateTranslation,
} from "#mocks/domain/translations/translations.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { implement } from "#mocks/resources/implement.ts"
import { behindFlag, filtersOf, page, show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { translationEndpoints } from "#schema/admin/translation.endpoints.ts"
import { translationSchemas } from "#schema/admin/translation.ts"

const NODE = "translation"
const WHOLE = { only: ["*"] }
const listOf = (value: string | readonly string[]): readonly string[] => (typeof value === "string" ? [value] : value)

/** The translation as it is shown: without the texts of fields that aren't translated any more. */
function shown(ctx: Context, row: Row<"translation">, options = {}): Record<string, unknown> {
  const answer = show(ctx, NODE, row, options)
  return "translations" in answer ? { ...answer, translations: shownTexts(ctx.db, row) } : answer
}

/** Whether one of the texts contains what is searched for. */
const contains = (row: Row<"translation">, q: string): boolean =>
  Object.values(row.translations).some((text) => String(text).toLowerCase().includes(q.toLowerCase()))

const singular = (name: string): string => name.replace(/ies$/, "y").replace(/s$/, "")

/** The node of an entity, by its name or plural: the server lists every entity with an id, also without translations. */
function entityOf(type: string): string | undefined {
  const names = [type, singular(type)].map((name) => (name === "variant" ? "product_variant" : name))
  return names.find((name) => {
    const found = Object.hasOwn(graph, name) ? graph[name] : undefined
    // Nodes with other names than their table are views of the same records.
    const table = found?.table?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return table === name && found?.columns.includes("id")
  })
}

const isActiveAs = (isActive: boolean | undefined) => (row: Row<"translationSettings">) =>
  isActive === undefined || row.is_active === isActive

export const translationRoutes = implement(translationEndpoints, translationSchemas, {
  list: (ctx) => {
    const { q, ...filters } = filtersOf(ctx.query) as { q?: string }
    const { translation } = ctx.db.tables
    const rows = translation.where((row) => q === undefined || contains(row, q))
    const answer = page(ctx, NODE, "translations", { rows, filters })
    const found = answer.translations as { id?: string; translations?: object }[]
    return {
      ...answer,
      translations: found.map((one) => {
        const row = translation.get(one.id)
        return row && one.translations ? { ...one, translations: shownTexts(ctx.db, row) } : one
      }),
    }
  },
  batch: (ctx) => {
    const { create = [], update = [], delete: ids = [] } = ctx.body
    const created = create.map((request) => createTranslation(ctx.db, request))
    const updated = update.map(({ id, ...change }) => updateTranslation(ctx.db, id, change))
    for (const id of ids) ctx.db.tables.translation.remove(id)
    const fields = { only: ["id", "reference_id", "reference", "locale_code", "translations"] }
    return {
      created: created.map((row) => shown(ctx, row, fields)),
      updated: updated.map((row) => shown(ctx, row, fields)),
      deleted: { ids, object: "translation" as const, deleted: true },
    }
  },
  /** Registered also while translations are off. */
  entities: (ctx) => {
    if (!isFeatureOn(ctx.db, "translation")) return behindFlag()
    const { type, ...filters } = filtersOf(ctx.query) as { type: string }
    const entity = entityOf(type)
    if (!entity) return { data: [], count: 0, offset: 0, limit: 0 }
    // Only the exact name of a translatable entity has fields; other entities are listed by their ids.
    const fields = (settingsOf(ctx.db, type)?.fields ?? []) as readonly string[]
    const answer = page(ctx, entity, "data", { filters, only: ["id", ...fields] })
    const rows = answer.data as { id: string }[]
    const translationsOf = (id: string) =>
      ctx.db.tables.translation.by("reference_id", id).map((row) => shown(ctx, row, WHOLE))
    return { ...answer, data: rows.map((row) => ({ ...row, translations: translationsOf(row.id) })) }
  },
  settings: (ctx) => {
    const { entity_type, is_active } = ctx.query
    const rows = ctx.db.tables.translationSettings
      .where((row) => entity_type === undefined || row.entity_type === entity_type)
      .filter(isActiveAs(is_active))
    const entries = rows.map((row) => [row.entity_type, settingsWithFields(ctx.db, row)] as const)
    return { translation_settings: Object.fromEntries(entries) }
  },
  batchSettings: (ctx) => {
    const { create = [], update = [], delete: ids = [] } = ctx.body
    checkSettings(ctx.db, [...create, ...update])
    const created = create.map((request) => createSettings(ctx.db, request))
    const updated = update.map((request) => updateSettings(ctx.db, request))
    for (const id of ids) ctx.db.tables.translationSettings.remove(id)
    return {
      created: created.map((row) => show(ctx, "translation_settings", row, WHOLE)),
      updated: updated.map((row) => show(ctx, "translation_settings", row, WHOLE)),
      deleted: { ids, object: "translation_settings" as const, deleted: true },
    }
  },
  statistics: (ctx) => {
    const locales = listOf(ctx.query.locales).map(canonicalLocale)
    const entries = listOf(ctx.query.entity_types).map((type) => [type, statisticsOf(ctx.db, type, locales)] as const)
    return { statistics: Object.fromEntries(entries) }
  },
})
