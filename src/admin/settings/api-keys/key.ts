import type { ApiKey } from "#schema/admin/entities/settings.ts"

export type KeyStatus = "active" | "planned" | "revoked"

/** Whether a key works, works until a planned time, or was revoked. */
export const statusOf = ({ revoked_at }: Pick<ApiKey, "revoked_at">, now = Date.now()): KeyStatus => {
  if (!revoked_at) return "active"
  return new Date(revoked_at).getTime() > now ? "planned" : "revoked"
}
