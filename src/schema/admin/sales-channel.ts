import { z } from "zod"
import { SalesChannel } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deleted,
  flag,
  groupFilters,
  listQuery,
  metadata,
  one,
  oneOrMany,
  page,
  selectQuery,
} from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"

const ListSalesChannelQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  name: oneOrMany(z.string()).optional(),
  description: z.string().optional(),
  is_disabled: flag().optional(),
  ...dateFilters,
  ...groupFilters,
  location_id: oneOrMany(z.string()).optional(),
  publishable_key_id: oneOrMany(z.string()).optional(),
})

const CreateSalesChannelBody = z.strictObject({
  name: z.string(),
  description: z.string().nullable().optional(),
  is_disabled: z.boolean().optional(),
  metadata: metadata.optional(),
})

const UpdateSalesChannelBody = CreateSalesChannelBody.partial()

const operation = { auth: "user", fields: defaults.adminSalesChannelList, query: selectQuery } as const

export const salesChannelSchemas = {
  list: {
    ...operation,
    about: "List sales channels",
    limit: 20,
    query: ListSalesChannelQuery,
    response: page("sales_channels", SalesChannel),
  },
  create: {
    ...operation,
    about: "Create a sales channel",
    body: CreateSalesChannelBody,
    response: one("sales_channel", SalesChannel),
  },
  delete: { about: "Delete a sales channel", auth: "user", response: deleted("sales-channel") },
  retrieve: { ...operation, about: "Get a sales channel", response: one("sales_channel", SalesChannel) },
  update: {
    ...operation,
    about: "Update a sales channel",
    body: UpdateSalesChannelBody,
    response: one("sales_channel", SalesChannel),
  },
  batchProducts: {
    ...operation,
    about: "Add products to a sales channel, or remove them",
    body: LinkBody,
    response: one("sales_channel", SalesChannel),
  },
} satisfies EndpointSchemas
