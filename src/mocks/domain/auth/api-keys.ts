import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import { type LinkChange, relink, unlink } from "#mocks/domain/system/links.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData, notAllowed } from "#mocks/kernel/refusal.ts"
import { hashKey } from "#mocks/kernel/token.ts"

/** 64 hexadecimal digits from the database's seeded id generator; the same seed yields the same keys. */
const newToken = (db: Database, prefix: string): string => `${prefix}_${bytesToHex(sha256(utf8ToBytes(db.id("key"))))}`
const redact = (token: string): string => `${token.slice(0, 6)}***${token.slice(-3)}`

/** Creates an API key and returns its token; the token of a secret key can't be read again. */
export function createApiKey(
  db: Database,
  values: { title: string; type: "publishable" | "secret"; created_by: string },
): { row: Row<"apiKey">; token: string } {
  const token = newToken(db, values.type === "secret" ? "sk" : "pk")
  const row = db.tables.apiKey.insert({
    ...values,
    token: values.type === "secret" ? hashKey(token) : token,
    redacted: redact(token),
  })
  return { row, token }
}

/** Revokes a key after `revokeIn` seconds, or now; throws if a secret key is already revoked. */
export function revokeApiKey(
  db: Database,
  key: Row<"apiKey">,
  actorId: string,
  revokeIn: number | undefined,
): Row<"apiKey"> {
  if (key.type === "secret" && key.revoked_at !== null && key.revoked_at <= db.clock.iso())
    throw invalidData("There are 1 secret keys that are already revoked.")
  const at = new Date(db.clock.now() + (revokeIn ?? 0) * 1000)
  if (Number.isNaN(at.getTime())) throw invalidData(`revoke_in is too far away: ${revokeIn}`)
  return db.tables.apiKey.update(key.id, { revoked_at: at.toISOString(), revoked_by: actorId })
}

export function deleteApiKey(db: Database, id: string): void {
  const key = db.tables.apiKey.get(id)
  if (!key) return
  if (key.revoked_at === null || key.revoked_at > db.clock.iso())
    throw notAllowed(`Cannot delete api keys that are not revoked - ${id}`)
  unlink(db.tables.apiKeySalesChannel, "publishable_key_id", id)
  db.tables.apiKey.remove(id)
}

export function linkApiKey(db: Database, key: Row<"apiKey">, change: LinkChange): void {
  if (key.type !== "publishable") throw invalidData("Sales channels can only be associated with publishable API keys")
  const missing = (change.add ?? []).filter((id) => !db.tables.salesChannel.get(id))
  if (missing.length > 0) throw invalidData(`Sales channels with IDs ${missing.join(", ")} do not exist`)
  relink(db.tables.apiKeySalesChannel, "publishable_key_id", key.id, "sales_channel_id", change)
}
