import { z } from "zod"
import { Translation } from "#schema/admin/entities/catalog.ts"
import { TranslationSettings } from "#schema/admin/entities/system.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, groupFilters, listQuery, loose, oneOrMany, page } from "#schema/fields.ts"
import { batchBody } from "#schema/parts/batch.ts"

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

const operation = { auth: "user", fields: defaults.adminTranslationList } as const

export const translationSchemas = {
  list: {
    ...operation,
    about: "List translations",
    limit: 20,
    whenOff: "unregistered",
    flag: "translation",
    query: ListTranslationQuery,
    response: page("translations", Translation),
  },
  batch: {
    about: "Create, update and delete translations",
    auth: "user",
    whenOff: "unregistered",
    flag: "translation",
    body: BatchBody,
    response: loose({
      created: z.array(Translation),
      updated: z.array(Translation),
      deleted: loose({ ids: z.array(z.string()), object: z.literal("translation"), deleted: z.boolean() }),
    }),
  },
  entities: {
    ...operation,
    about: "List translatable records and their texts",
    limit: 20,
    query: EntitiesQuery,
    response: page("data", loose({ id: z.string(), translations: z.array(Translation) })),
  },
  settings: {
    about: "List the translatable fields of each entity",
    auth: "user",
    whenOff: "unregistered",
    flag: "translation",
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
    about: "Create, update and delete translation settings",
    auth: "user",
    whenOff: "unregistered",
    flag: "translation",
    body: BatchSettingsBody,
    response: loose({
      created: z.array(TranslationSettings),
      updated: z.array(TranslationSettings),
      deleted: loose({
        ids: z.array(z.string()),
        object: z.literal("translation_settings"),
        deleted: z.boolean(),
      }),
    }),
  },
  statistics: {
    about: "Count translations by locale",
    auth: "user",
    whenOff: "unregistered",
    flag: "translation",
    query: z.object({ locales: oneOrMany(z.string()), entity_types: oneOrMany(z.string()) }),
    response: loose({ statistics: z.record(z.string(), Statistics) }),
  },
} satisfies EndpointSchemas
