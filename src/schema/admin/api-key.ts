import { z } from "zod"
import { ApiKey } from "#schema/admin/entities/settings.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListApiKeyQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  title: oneOrMany(z.string()).optional(),
  token: oneOrMany(z.string()).optional(),
  type: z.enum(["publishable", "secret"]).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  revoked_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateApiKeyBody = z.strictObject({ title: z.string(), type: z.enum(["publishable", "secret"]) })

export const RevokeBody = z.strictObject({ revoke_in: z.number().optional() })

export const BatchSalesChannelsBody = z.strictObject({
  add: z.array(z.string()).optional(),
  remove: z.array(z.string()).optional(),
})

export const apiKeySchemas = {
  list: {
    about: "List API keys",
    auth: "user",
    fields: defaults.adminApiKeyList,
    limit: 20,
    query: ListApiKeyQuery,
    response: page("api_keys", ApiKey),
  },
  create: {
    about: "Create an API key",
    auth: "user",
    fields: defaults.adminApiKeyList,
    query: selectQuery,
    body: CreateApiKeyBody,
    response: one("api_key", ApiKey),
  },
  delete: { about: "Delete an API key", auth: "user", response: deleted("api_key") },
  retrieve: {
    about: "Get an API key",
    auth: "user",
    fields: defaults.adminApiKeyList,
    query: selectQuery,
    response: one("api_key", ApiKey),
  },
  update: {
    about: "Update an API key",
    auth: "user",
    fields: defaults.adminApiKeyList,
    query: selectQuery,
    body: z.strictObject({ title: z.string() }),
    response: one("api_key", ApiKey.optional()),
  },
  revoke: {
    about: "Revoke an API key, now or in some seconds",
    auth: "user",
    fields: defaults.adminApiKeyList,
    query: selectQuery,
    body: RevokeBody,
    response: one("api_key", ApiKey),
  },
  batchSalesChannels: {
    about: "Add sales channels to a publishable key, or remove them",
    auth: "user",
    fields: defaults.adminApiKeyList,
    query: selectQuery,
    body: BatchSalesChannelsBody,
    response: one("api_key", ApiKey),
  },
} satisfies EndpointSchemas
