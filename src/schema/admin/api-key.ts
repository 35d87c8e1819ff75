import { z } from "zod"
import { ApiKey } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, groupFilters, listQuery, one, operators, textFilters } from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListApiKeyQuery = listQuery({
  q: z.string().optional(),
  ...textFilters("id", "title", "token"),
  type: z.enum(["publishable", "secret"]).optional(),
  ...dateFilters,
  revoked_at: operators(z.string()).optional(),
  ...groupFilters,
})

const CreateApiKeyBody = z.strictObject({ title: z.string(), type: z.enum(["publishable", "secret"]) })

const RevokeBody = z.strictObject({ revoke_in: z.number().optional() })

const records = recordSchemas({
  names: ["an API key", "API keys"],
  keys: ["api_key", "api_keys"],
  entity: ApiKey,
  fields: defaults.adminApiKeyList,
  limit: 20,
  query: ListApiKeyQuery,
  create: CreateApiKeyBody,
  update: z.strictObject({ title: z.string() }),
})

export const apiKeySchemas = {
  ...records,
  update: { ...records.update, response: one("api_key", ApiKey.optional()) },
  revoke: { ...records.update, about: "Revoke an API key, now or in some seconds", body: RevokeBody },
  batchSalesChannels: {
    ...records.update,
    about: "Add sales channels to a publishable key, or remove them",
    body: LinkBody,
  },
} satisfies EndpointSchemas
