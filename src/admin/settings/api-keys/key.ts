import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/dates.tsx"
import { defineResource } from "#admin/kit/resource.ts"
import type { ApiKey } from "#schema/admin/entities/settings.ts"
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

export type KeyStatus = "active" | "planned" | "revoked"

/** Whether a key works, works until a planned time, or was revoked. */
export const statusOf = ({ revoked_at }: Pick<ApiKey, "revoked_at">, now = Date.now()): KeyStatus => {
  if (!revoked_at) return "active"
  return new Date(revoked_at).getTime() > now ? "planned" : "revoked"
}
