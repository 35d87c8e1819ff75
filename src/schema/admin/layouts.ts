import { z } from "zod"
import { LayoutConfiguration } from "#schema/admin/entities/system.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { groupFilters, listQuery, loose, page, textFilters } from "#schema/fields.ts"

const SetConfigurationBody = z.strictObject({
  is_default: z.boolean().default(false),
  configuration: z.object({
    widgets: z.record(
      z.string(),
      z.object({ hidden: z.boolean().optional(), section: z.string().optional(), order: z.number().optional() }),
    ),
  }),
})

const ListConfigurationsQuery = listQuery({
  ...textFilters("id", "zone"),
  user_id: z.union([z.string(), z.array(z.string()), z.null()]).optional(),
  is_system_default: z.boolean().optional(),
  ...groupFilters,
})

const layouts = loose({
  personal_configuration: LayoutConfiguration.nullable(),
  default_configuration: LayoutConfiguration.nullable(),
  active_scope: z.enum(["personal", "default"]),
})

export const layoutsSchemas = {
  deleteConfiguration: {
    about: "Restore the default layout of a zone",
    auth: "user",
    response: loose({ success: z.boolean() }),
  },
  retrieveConfiguration: { about: "Get the layout of a zone", auth: "user", response: layouts },
  setConfiguration: { about: "Set the layout of a zone", auth: "user", body: SetConfigurationBody, response: layouts },
  listConfigurations: {
    about: "List configurations",
    auth: "user",
    fields: defaults.adminLayoutConfigurationList,
    limit: 20,
    query: ListConfigurationsQuery,
    response: page("layout_configurations", LayoutConfiguration),
  },
} satisfies EndpointSchemas
