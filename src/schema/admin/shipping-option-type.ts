import { z } from "zod"
import { ShippingOptionType } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import { recordQuery, textFilters } from "#schema/fields.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListShippingOptionTypeQuery = recordQuery(textFilters("label", "code", "description"))

const CreateShippingOptionTypeBody = z.strictObject({
  label: z.string(),
  code: z.string(),
  description: z.string().optional(),
})

const UpdateShippingOptionTypeBody = CreateShippingOptionTypeBody.partial()

export const shippingOptionTypeSchemas = recordSchemas({
  names: ["a shipping option type", "shipping option types"],
  keys: ["shipping_option_type", "shipping_option_types"],
  entity: ShippingOptionType,
  fields: defaults.adminShippingOptionTypeList,
  limit: 10,
  query: ListShippingOptionTypeQuery,
  create: CreateShippingOptionTypeBody,
  update: UpdateShippingOptionTypeBody,
})
