import type { Chance } from "./chance.ts"
import type { World } from "./world.ts"

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  actor_type: ["user", "customer", "robot"],
  attribute: ["product_id", "currency_code", "items.product.id", "item_total", "is_return"],
  auth_provider: ["emailpass", "github"],
  code: ["WELCOME10", "NEW", "vat"],
  country_code: ["de", "us", "dk", "zz"],
  currency_code: ["eur", "usd", "dkk", "zzz"],
  default_currency_code: ["eur", "usd"],
  email: ["admin@example.com", "customer@example.com", "new@example.com"],
  entity: ["product", "order"],
  fields: ["id", "*", "+metadata", "-id", "*variants", "title,+total"],
  order: ["id", "-created_at", "title"],
  operator: ["eq", "in", "gte"],
  password: ["supersecret", "other words"],
  promo_codes: ["WELCOME10", "NOPE"],
  provider_id: ["manual_manual", "pp_system_default", "tp_system"],
  province_code: ["us-ca", "de-by"],
  url: ["https://example.com/a.png", "#"],
}

/** A text that fits the key: an existing id, a code, a date or a word. */
export function plausibleText(key: string, chance: Chance, world: World): string {
  const known = Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined
  if (known && chance.percent(80)) return chance.pick(known)
  const name = /^(.*?)_ids?$/.exec(key)?.[1]
  const id = name === undefined ? undefined : world.idOf(name, chance)
  if (id !== undefined) return id
  if (/(_at|date|since)$/.test(key)) return chance.pick(["2026-01-01T00:00:00.000Z", "2030-12-31", "1999-01-01"])
  if (/^ids?$|^(add|remove|delete|items)$/.test(key) || chance.percent(20)) return world.anyId(chance)
  return chance.pick(["Something", "a", "another-thing", "2"])
}

export const plausibleNumber = (chance: Chance): number => chance.pick([0, 1, 1, 1, 2, 3, 10, 19.99, 100, 0.333, -1])
