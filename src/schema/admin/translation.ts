import { z } from "zod"
import { Translation } from "#schema/admin/entities/catalog.ts"
import { TranslationSettings } from "#schema/admin/entities/system.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, groupFilters, listQuery, loose, oneOrMany, page } from "#schema/fields.ts"
import { batchBody, batchResponse } from "#schema/parts/batch.ts"

const ListTranslationQuery = listQuery({
  q: z.string().optional(),
  reference_id: oneOrMany(z.string()).optional(),
  reference: z.string().optional(),
  locale_code: z.string().optional(),
  ...groupFilters,
})

const newTranslation = z.object({
  reference_id: z.string(),
  reference: z.string(),
  locale_code: z.string(),
  translations: z.record(z.string(), z.string()),
})

const BatchBody = batchBody(newTranslation, z.object({ id: z.string(), ...newTranslation.partial().shape }))

const EntitiesQuery = listQuery({ type: z.string(), id: oneOrMany(z.string()).optional() })

const newSettings = z.object({
  entity_type: z.string(),
  fields: z.array(z.string()),
  is_active: z.boolean().optional(),
})

const BatchSettingsBody = batchBody(newSettings, z.object({ id: z.string(), ...newSettings.partial().shape }))

const count = { expected: z.number(), translated: z.number(), missing: z.number() }
const Statistics = loose({ ...count, by_locale: z.record(z.string(), loose(count)) })

const behindFlag = { auth: "user", whenOff: "unregistered", flag: "translation" } as const

export const translationSchemas = {
  list: {
    ...behindFlag,
    fields: defaults.adminTranslationList,
    about: "List translations",
    limit: 20,
    query: ListTranslationQuery,
    response: page("translations", Translation),
  },
  batch: {
    ...behindFlag,
    about: "Create, update and delete translations",
    body: BatchBody,
    response: batchResponse(Translation, z.literal("translation")),
  },
  /** Registered also while translations are off. */
  entities: {
    auth: "user",
    fields: defaults.adminTranslationList,
    about: "List translatable records and their texts",
    limit: 20,
    query: EntitiesQuery,
    response: page("data", loose({ id: z.string(), translations: z.array(Translation) })),
  },
  settings: {
    ...behindFlag,
    about: "List the translatable fields of each entity",
    query: z.strictObject({ entity_type: z.string().optional(), is_active: flag().optional() }),
    response: loose({
      translation_settings: z.record(
        z.string(),
        TranslationSettings.pick({ id: true, fields: true, is_active: true }).extend({
          inactive_fields: z.array(z.string()),
        }),
      ),
    }),
  },
  batchSettings: {
    ...behindFlag,
    about: "Create, update and delete translation settings",
    body: BatchSettingsBody,
    response: batchResponse(TranslationSettings, z.literal("translation_settings")),
  },
  statistics: {
    ...behindFlag,
    about: "Count translations by locale",
    query: z.object({ locales: oneOrMany(z.string()), entity_types: oneOrMany(z.string()) }),
    response: loose({ statistics: z.record(z.string(), Statistics) }),
  },
} satisfies EndpointSchemas
