import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { KeySearch } from "./key-search.ts"

const FIELDS =
  "id,title,redacted,type,last_used_at,revoked_at,created_at,updated_at,sales_channels.id,sales_channels.name"

/** API keys. The token of a secret key is only in the response to its creation. */
export const apiKeys = defineResource({
  name: "api-keys",
  table: () => adminSdk().admin.apiKey,
  keys: { many: "api_keys", one: "api_key" },
  fields: { list: FIELDS, one: `${FIELDS},token` },
  sort: "title",
  toQuery: (search: KeySearch) => ({ type: search.type, ...datesQuery(search) }),
})

const names = apiKeys.withFields({ list: "id,title" })

/** Publishable keys, for filters. */
export const publishableKeys = { ...names, list: (search: KeySearch) => names.list({ ...search, type: "publishable" }) }
