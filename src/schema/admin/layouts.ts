import { z } from "zod"
import { LayoutConfiguration } from "#schema/admin/entities/system.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, oneOrMany, page } from "#schema/fields.ts"

export const SetConfigurationBody = z.strictObject({
  is_default: z.boolean().default(false),
  configuration: z.object({
    widgets: z.record(
      z.string(),
      z.object({ hidden: z.boolean().optional(), section: z.string().optional(), order: z.number().optional() }),
    ),
  }),
})

const ListConfigurationsQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  zone: oneOrMany(z.string()).optional(),
  user_id: z
    .union([z.string(), z.array(z.string())])
    .nullable()
    .optional(),
  is_system_default: z.boolean().optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const layoutsSchemas = {
  deleteConfiguration: { about: "Delete configuration", response: z.looseObject({ success: z.boolean() }) },
  retrieveConfiguration: {
    about: "Retrieve configuration",
    response: z.looseObject({
      personal_configuration: LayoutConfiguration.nullable(),
      default_configuration: LayoutConfiguration.nullable(),
      active_scope: z.enum(["personal", "default"]),
    }),
  },
  setConfiguration: {
    about: "Set configuration",
    body: SetConfigurationBody,
    response: z.looseObject({
      personal_configuration: LayoutConfiguration.nullable(),
      default_configuration: LayoutConfiguration.nullable(),
      active_scope: z.enum(["personal", "default"]),
    }),
  },
  listConfigurations: {
    about: "List configurations",
    query: ListConfigurationsQuery,
    response: page("layout_configurations", LayoutConfiguration),
  },
} satisfies EndpointSchemas
