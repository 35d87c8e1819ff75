import { z } from "zod"
import { ApiKey } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deleted,
  groupFilters,
  listQuery,
  one,
  oneOrMany,
  operators,
  page,
  selectQuery,
} from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"

const ListApiKeyQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  title: oneOrMany(z.string()).optional(),
  token: oneOrMany(z.string()).optional(),
  type: z.enum(["publishable", "secret"]).optional(),
  ...dateFilters,
  revoked_at: operators(z.string()).optional(),
  ...groupFilters,
})

const CreateApiKeyBody = z.strictObject({ title: z.string(), type: z.enum(["publishable", "secret"]) })

const RevokeBody = z.strictObject({ revoke_in: z.number().optional() })

const operation = { auth: "user", fields: defaults.adminApiKeyList, query: selectQuery } as const

export const apiKeySchemas = {
  list: { ...operation, about: "List API keys", limit: 20, query: ListApiKeyQuery, response: page("api_keys", ApiKey) },
  create: { ...operation, about: "Create an API key", body: CreateApiKeyBody, response: one("api_key", ApiKey) },
  delete: { about: "Delete an API key", auth: "user", response: deleted("api_key") },
  retrieve: { ...operation, about: "Get an API key", response: one("api_key", ApiKey) },
  update: {
    ...operation,
    about: "Update an API key",
    body: z.strictObject({ title: z.string() }),
    response: one("api_key", ApiKey.optional()),
  },
  revoke: {
    ...operation,
    about: "Revoke an API key, now or in some seconds",
    body: RevokeBody,
    response: one("api_key", ApiKey),
  },
  batchSalesChannels: {
    ...operation,
    about: "Add sales channels to a publishable key, or remove them",
    body: LinkBody,
    response: one("api_key", ApiKey),
  },
} satisfies EndpointSchemas
