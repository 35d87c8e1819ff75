import { createUser } from "#mocks/domain/auth/accounts.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { countries } from "./data/countries.ts"
import { currencies } from "./data/currencies.ts"

export const ADMIN = { email: "admin@example.com", password: "supersecret" } as const
/** Hash of the password of all seeded logins: hashing it for each login would slow down the start. */
export const PASSWORD_HASH = "seed$4a8ec0b56cfde6db493f1045882d2d6f33d8250b36811d9377c627d192a3d1d7"
/** The publishable key of every new dataset: a storefront keeps working across resets. */
export const PUBLISHABLE_KEY = `pk_${"0123456789abcdef".repeat(4)}`

const refundReasons = [
  {
    label: "Shipping Issue",
    code: "shipping_issue",
    description: "Refund due to lost, delayed, or misdelivered shipment",
  },
  {
    label: "Customer Care Adjustment",
    code: "customer_care_adjustment",
    description: "Refund given as goodwill or compensation for inconvenience",
  },
  {
    label: "Pricing Error",
    code: "pricing_error",
    description: "Refund to correct an overcharge, missing discount, or incorrect price",
  },
]

/** Seeds the data of a freshly migrated server: a store with its defaults, currencies, countries and an admin. */
export function seedDefaults(db: Database): void {
  const t = db.tables
  for (const currency of currencies) t.currency.insert({ id: currency.code, ...currency })
  for (const country of countries) t.country.insert({ id: country.iso_2, ...country })
  t.paymentProvider.insert({ id: "pp_system_default" })
  t.fulfillmentProvider.insert({ id: "manual_manual" })
  t.taxProvider.insert({ id: "tp_system" })
  t.shippingProfile.insert({ name: "Default Shipping Profile", type: "default" })
  const channel = t.salesChannel.insert({ name: "Default Sales Channel", description: "Created by Medusa" })
  const store = t.store.insert({ name: "Medusa Store", default_sales_channel_id: channel.id })
  t.storeCurrency.insert({ store_id: store.id, currency_code: "eur", is_default: true })
  t.pricePreference.insert({ attribute: "currency_code", value: "eur" })
  for (const reason of refundReasons) t.refundReason.insert(reason)
  const key = t.apiKey.insert({
    title: "Default Publishable API Key",
    type: "publishable",
    token: PUBLISHABLE_KEY,
    redacted: `${PUBLISHABLE_KEY.slice(0, 6)}***${PUBLISHABLE_KEY.slice(-3)}`,
  })
  t.apiKeySalesChannel.insert({ publishable_key_id: key.id, sales_channel_id: channel.id })
  createUser(db, { email: ADMIN.email, hash: PASSWORD_HASH })
}
