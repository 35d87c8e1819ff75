import { z } from "zod"
import { Column, EntityInfo, ViewConfiguration } from "#schema/admin/entities/system.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  deleted,
  groupFilters,
  json,
  listQuery,
  loose,
  one,
  operators,
  page,
  selectQuery,
  textFilters,
} from "#schema/fields.ts"

const ListConfigurationsQuery = listQuery({
  ...textFilters("id", "entity", "name"),
  user_id: z
    .union([z.string(), z.array(z.string())])
    .nullable()
    .optional(),
  is_system_default: z.boolean().optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  ...groupFilters,
})

const configuration = {
  visible_columns: z.array(z.string()),
  column_order: z.array(z.string()),
  column_widths: z.record(z.string(), z.number()).optional(),
  filters: json.optional(),
  sorting: z.object({ id: z.string(), desc: z.boolean() }).nullable().optional(),
  search: z.string().optional(),
}

const CreateConfigurationBody = z.strictObject({
  name: z.string().optional(),
  is_system_default: z.boolean().default(false),
  set_active: z.boolean().default(false),
  configuration: loose(configuration),
})

const UpdateConfigurationBody = z.strictObject({
  name: z.string().optional(),
  is_system_default: z.boolean().optional(),
  set_active: z.boolean().default(false),
  configuration: z.object(configuration).partial().optional(),
})

const SetActiveConfigurationBody = z.strictObject({ view_configuration_id: z.union([z.string(), z.null()]) })

const behindFlag = { auth: "user", whenOff: "not_found", flag: "view_configurations" } as const
const operation = {
  ...behindFlag,
  fields: defaults.adminViewConfigurationList,
  query: selectQuery,
  response: one("view_configuration", ViewConfiguration.nullable()),
} as const

export const viewsSchemas = {
  columns: {
    ...behindFlag,
    about: "List the available columns of a table",
    fields: ["*"],
    query: selectQuery,
    response: loose({ columns: z.array(Column) }),
  },
  listConfigurations: {
    ...operation,
    about: "List saved views of a table",
    limit: 20,
    query: ListConfigurationsQuery,
    response: page("view_configurations", ViewConfiguration),
  },
  createConfiguration: { ...operation, about: "Save a view of a table", body: CreateConfigurationBody },
  deleteConfiguration: { ...behindFlag, about: "Delete a saved view", response: deleted("view_configuration") },
  retrieveConfiguration: { ...operation, about: "Get a saved view" },
  updateConfiguration: { ...operation, about: "Update a saved view", body: UpdateConfigurationBody },
  retrieveActiveConfiguration: {
    ...operation,
    about: "Get the active view of a table",
    response: loose({
      view_configuration: ViewConfiguration.nullable(),
      is_default_active: z.boolean().optional(),
      default_type: z.enum(["system", "code"]).optional(),
    }),
  },
  setActiveConfiguration: {
    ...behindFlag,
    about: "Set the active view of a table",
    body: SetActiveConfigurationBody,
    response: loose({ success: z.boolean() }),
  },
  listEntities: {
    ...behindFlag,
    about: "List the entities that have views",
    response: loose({ entities: z.array(EntityInfo) }),
  },
} satisfies EndpointSchemas
