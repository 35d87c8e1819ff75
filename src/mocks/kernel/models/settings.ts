import { date, flag, json, number, oneOf, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

export const store = model(
  "store",
  "store",
  {
    name: text("Medusa Store"),
    default_sales_channel_id: text.null,
    default_region_id: text.null,
    default_location_id: text.null,
    metadata: json.null,
  },
  ["name"],
)

export const storeCurrency = model(
  "store_currency",
  "stocur",
  { store_id: ref(), currency_code: text(), is_default: flag(false) },
  ["currency_code"],
)

export const storeLocale = model("store_locale", "stloc", { store_id: ref(), locale_code: text() })

/** Keyed by its code: `id` and `code` are the same. */
export const currency = model(
  "currency",
  null,
  { code: text(), symbol: text(), symbol_native: text(), name: text(), decimal_digits: number(0), rounding: number(0) },
  ["code", "name"],
)

export const region = model(
  "region",
  "reg",
  { name: text(), currency_code: text(), automatic_taxes: flag(true), metadata: json.null },
  ["name", "currency_code"],
)

/** Keyed by iso_2: `id` and `iso_2` are the same. */
export const country = model(
  "country",
  null,
  {
    iso_2: text(),
    iso_3: text(),
    num_code: text(),
    name: text(),
    display_name: text(),
    region_id: ref.null,
    metadata: json.null,
  },
  ["iso_2", "name"],
)

export const regionPaymentProvider = model("region_payment_provider", "regpp", {
  region_id: ref(),
  payment_provider_id: ref(),
})

export const salesChannel = model(
  "sales_channel",
  "sc",
  { name: text(), description: text.null, is_disabled: flag(false), metadata: json.null },
  ["name", "description"],
)

export const user = model(
  "user",
  "user",
  {
    first_name: text.null,
    last_name: text.null,
    email: ref(),
    avatar_url: text.null,
    metadata: json.null,
  },
  ["first_name", "last_name", "email"],
)

export const invite = model(
  "invite",
  "invite",
  {
    email: ref(),
    accepted: flag(false),
    token: text(),
    expires_at: date(),
    metadata: json.null,
  },
  ["email"],
)

const keyType = oneOf("publishable", "secret")
export const apiKey = model(
  "api_key",
  "apk",
  {
    /** The token of a publishable key; the hash of a secret key. */
    token: ref(),
    salt: text(""),
    redacted: text(),
    title: text(),
    type: keyType.column,
    last_used_at: date.null,
    created_by: text(""),
    revoked_by: text.null,
    revoked_at: date.null,
  },
  ["redacted", "title"],
)

export const apiKeySalesChannel = model("api_key_sales_channel", "pksc", {
  publishable_key_id: ref(),
  sales_channel_id: ref(),
})

export const returnReason = model(
  "return_reason",
  "rr",
  { value: text(), label: text(), description: text.null, parent_return_reason_id: ref.null, metadata: json.null },
  ["value", "label"],
)

export const refundReason = model(
  "refund_reason",
  "refr",
  { label: text(), code: text(), description: text.null, metadata: json.null },
  ["label", "code", "description"],
)
