import { z } from "zod"
import { SalesChannel } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, flag, metadata, oneOrMany, recordQuery, textFilters } from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListSalesChannelQuery = recordQuery({
  name: oneOrMany(z.string()).optional(),
  description: z.string().optional(),
  is_disabled: flag().optional(),
  ...textFilters("location_id", "publishable_key_id"),
})

const CreateSalesChannelBody = z.strictObject({
  name: z.string(),
  description: z.string().nullable().optional(),
  is_disabled: z.boolean().optional(),
  metadata: metadata.optional(),
})

const UpdateSalesChannelBody = CreateSalesChannelBody.partial()

const records = recordSchemas({
  names: ["a sales channel", "sales channels"],
  keys: ["sales_channel", "sales_channels"],
  entity: SalesChannel,
  fields: defaults.adminSalesChannelList,
  limit: 20,
  query: ListSalesChannelQuery,
  create: CreateSalesChannelBody,
  update: UpdateSalesChannelBody,
})

export const salesChannelSchemas = {
  ...records,
  delete: { ...records.delete, response: deleted("sales-channel") },
  batchProducts: { ...records.update, about: "Add products to a sales channel, or remove them", body: LinkBody },
} satisfies EndpointSchemas
