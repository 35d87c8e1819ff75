import { z } from "zod"
import { SalesChannel } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  deleted,
  flag,
  json,
  listQuery,
  metadata,
  one,
  oneOrMany,
  operators,
  page,
  selectQuery,
} from "#schema/fields.ts"

const ListSalesChannelQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  name: oneOrMany(z.string()).optional(),
  description: z.string().optional(),
  is_disabled: flag().optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
  location_id: oneOrMany(z.string()).optional(),
  publishable_key_id: oneOrMany(z.string()).optional(),
})

export const CreateSalesChannelBody = z.strictObject({
  name: z.string(),
  description: z.string().nullable().optional(),
  is_disabled: z.boolean().optional(),
  metadata: metadata.optional(),
})

export const UpdateSalesChannelBody = z.strictObject({
  name: z.string().optional(),
  description: z.string().nullable().optional(),
  is_disabled: z.boolean().optional(),
  metadata: metadata.optional(),
})

export const BatchProductsBody = z.strictObject({
  add: z.array(z.string()).optional(),
  remove: z.array(z.string()).optional(),
})

export const salesChannelSchemas = {
  list: {
    about: "List sales channels",
    auth: "user",
    fields: defaults.adminSalesChannelList,
    limit: 20,
    query: ListSalesChannelQuery,
    response: page("sales_channels", SalesChannel),
  },
  create: {
    about: "Create a sales channel",
    auth: "user",
    fields: defaults.adminSalesChannelList,
    query: selectQuery,
    body: CreateSalesChannelBody,
    response: one("sales_channel", SalesChannel),
  },
  delete: { about: "Delete a sales channel", auth: "user", response: deleted("sales-channel") },
  retrieve: {
    about: "Get a sales channel",
    auth: "user",
    fields: defaults.adminSalesChannelList,
    query: selectQuery,
    response: one("sales_channel", SalesChannel),
  },
  update: {
    about: "Update a sales channel",
    auth: "user",
    fields: defaults.adminSalesChannelList,
    query: selectQuery,
    body: UpdateSalesChannelBody,
    response: one("sales_channel", SalesChannel),
  },
  batchProducts: {
    about: "Add products to a sales channel, or remove them",
    auth: "user",
    fields: defaults.adminSalesChannelList,
    query: selectQuery,
    body: BatchProductsBody,
    response: one("sales_channel", SalesChannel),
  },
} satisfies EndpointSchemas
