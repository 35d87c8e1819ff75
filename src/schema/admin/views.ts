import { z } from "zod"
import { Column, EntityInfo, ViewConfiguration } from "#schema/admin/entities/system.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { Deleted, json, listQuery, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListConfigurationsQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  entity: oneOrMany(z.string()).optional(),
  name: oneOrMany(z.string()).optional(),
  user_id: z
    .union([z.string(), z.array(z.string())])
    .nullable()
    .optional(),
  is_system_default: z.boolean().optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateConfigurationBody = z.strictObject({
  name: z.string().optional(),
  is_system_default: z.boolean().default(false),
  set_active: z.boolean().default(false),
  configuration: z.object({
    visible_columns: z.array(z.string()),
    column_order: z.array(z.string()),
    column_widths: z.record(z.string(), z.number()).optional(),
    filters: json.optional(),
    sorting: z.object({ id: z.string(), desc: z.boolean() }).nullable().optional(),
    search: z.string().optional(),
  }),
})

export const UpdateConfigurationBody = z.strictObject({
  name: z.string().optional(),
  is_system_default: z.boolean().optional(),
  set_active: z.boolean().default(false),
  configuration: z
    .object({
      visible_columns: z.array(z.string()).optional(),
      column_order: z.array(z.string()).optional(),
      column_widths: z.record(z.string(), z.number()).optional(),
      filters: json.optional(),
      sorting: z.object({ id: z.string(), desc: z.boolean() }).nullable().optional(),
      search: z.string().optional(),
    })
    .optional(),
})

export const SetActiveConfigurationBody = z.strictObject({ view_configuration_id: z.string().nullable() })

export const viewsSchemas = {
  columns: {
    about: "Columns",
    flag: "view_configurations",
    query: selectQuery,
    response: z.looseObject({ columns: z.array(Column) }),
  },
  listConfigurations: {
    about: "List configurations",
    flag: "view_configurations",
    query: ListConfigurationsQuery,
    response: page("view_configurations", ViewConfiguration),
  },
  createConfiguration: {
    about: "Create configuration",
    flag: "view_configurations",
    query: selectQuery,
    body: CreateConfigurationBody,
    response: z.looseObject({ view_configuration: ViewConfiguration.nullable() }),
  },
  deleteConfiguration: { about: "Delete configuration", flag: "view_configurations", response: Deleted },
  retrieveConfiguration: {
    about: "Retrieve configuration",
    flag: "view_configurations",
    query: selectQuery,
    response: z.looseObject({ view_configuration: ViewConfiguration.nullable() }),
  },
  updateConfiguration: {
    about: "Update configuration",
    flag: "view_configurations",
    query: selectQuery,
    body: UpdateConfigurationBody,
    response: z.looseObject({ view_configuration: ViewConfiguration.nullable() }),
  },
  retrieveActiveConfiguration: {
    about: "Retrieve active configuration",
    flag: "view_configurations",
    query: selectQuery,
    response: z.looseObject({
      view_configuration: ViewConfiguration.nullable(),
      is_default_active: z.boolean().optional(),
      default_type: z.enum(["system", "code"]).optional(),
    }),
  },
  setActiveConfiguration: {
    about: "Set active configuration",
    flag: "view_configurations",
    body: SetActiveConfigurationBody,
    response: z.looseObject({ success: z.boolean() }),
  },
  listEntities: {
    about: "List entities",
    flag: "view_configurations",
    response: z.looseObject({ entities: z.array(EntityInfo) }),
  },
} satisfies EndpointSchemas
