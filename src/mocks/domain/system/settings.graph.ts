import { joined, linked, many, node, one, through } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as m from "#mocks/kernel/models/settings.ts"

/** Stock locations of a sales channel. */
const stockLocations = through<Row<"salesChannel">>(
  "stock_location",
  "salesChannelLocation",
  "sales_channel_id",
  "stock_location_id",
  "stockLocation",
)

export const settingsNodes = {
  store: node("store", m.store, {
    relations: {
      supported_currencies: many("store_currency", "storeCurrency", "store_id"),
      supported_locales: many("store_locale", "storeLocale", "store_id"),
    },
  }),
  store_currency: node("storeCurrency", m.storeCurrency, {
    relations: {
      currency: linked({
        node: "currency",
        key: "currency_code",
        farKey: "code",
        of: (row: { currency_code: string }, scope) => scope.tables.currency.get(row.currency_code) ?? null,
      }),
    },
  }),
  store_locale: node("storeLocale", m.storeLocale, {
    relations: {
      locale: linked({
        node: "locale",
        key: "locale_code",
        farKey: "code",
        isSparse: true,
        of: (row: { locale_code: string }, scope) => scope.tables.locale.by("code", row.locale_code)[0] ?? null,
      }),
    },
  }),
  currency: node("currency", m.currency, { hidden: ["id"], bigExtra: ["rounding"] }),
  country: node("country", m.country, { hidden: ["id"] }),
  region: node("region", m.region, {
    relations: {
      countries: joined(many("country", "country", "region_id")),
      payment_providers: linked(
        through("payment_provider", "regionPaymentProvider", "region_id", "payment_provider_id", "paymentProvider"),
      ),
      orders: linked({ ...many("linked_order", "order", "region_id"), farKey: "region_id" }),
    },
  }),
  sales_channel: node("salesChannel", m.salesChannel, {
    relations: {
      stock_locations: linked(stockLocations),
      products: {
        ...through<Row<"salesChannel">>("product", "productSalesChannel", "sales_channel_id", "product_id", "product"),
        isHidden: true,
      },
      orders: linked({
        ...many<Row<"salesChannel">>("linked_order", "order", "sales_channel_id"),
        farKey: "sales_channel_id",
      }),
      publishable_api_keys: linked(
        through("api_key", "apiKeySalesChannel", "sales_channel_id", "publishable_key_id", "apiKey"),
      ),
    },
  }),
  user: node("user", m.user),
  invite: node("invite", m.invite),
  api_key: node("apiKey", m.apiKey, {
    hidden: ["salt", "token"],
    /** A secret key's token is only returned on creation. */
    computed: [{ fields: ["token"], inStar: true, of: (row) => ({ token: row.type === "secret" ? "" : row.token }) }],
    relations: {
      sales_channels: linked(
        through("sales_channel", "apiKeySalesChannel", "publishable_key_id", "sales_channel_id", "salesChannel"),
      ),
    },
  }),
  return_reason: node("returnReason", m.returnReason, {
    relations: {
      parent_return_reason: { ...one("return_reason", "returnReason", "parent_return_reason_id"), inStar: true },
      return_reason_children: many("return_reason", "returnReason", "parent_return_reason_id"),
    },
  }),
  refund_reason: node("refundReason", m.refundReason),
}
