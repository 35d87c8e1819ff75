import { setSupportedLocales } from "#mocks/domain/system/stores.ts"
import { createView } from "#mocks/domain/system/views.ts"
import type { Database, TableName } from "#mocks/kernel/database.ts"
import { seedDefaults } from "#mocks/seed/defaults.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import { turnOnTranslations } from "#mocks/seed/translations.ts"
import type { Scenario } from "./scenario.ts"

/** In addition to translations, which the complete store has too. */
const FEATURES = ["view_configurations", "index_engine"]

/** What the index of a new server holds. */
const INDEXED: readonly (readonly [entity: string, fields: readonly string[], table?: TableName])[] = [
  ["LinkProductSalesChannel", ["id", "product_id", "sales_channel_id"], "productSalesChannel"],
  ["SalesChannel", ["id", "is_disabled"], "salesChannel"],
  ["ProductVariant", ["id", "product.id", "product_id", "sku"], "productVariant"],
  ["PriceSet", ["id"], "priceSet"],
  ["Price", ["amount", "currency_code", "id", "price_list_id", "price_set.id"], "price"],
  ["LinkProductVariantPriceSet", ["id", "price_set_id", "variant_id"]],
  [
    "Product",
    [
      "collection_id",
      "created_at",
      "external_id",
      "handle",
      "id",
      "is_giftcard",
      "status",
      "title",
      "type_id",
      "updated_at",
    ],
    "product",
  ],
]

/** Turns the features on, with the data that a new server has for them. */
function turnOnFeatures(db: Database): void {
  const t = db.tables
  for (const id of FEATURES) t.featureFlag.insert({ id })
  for (const [entity, fields, table] of INDEXED)
    t.indexMetadata.insert({ entity, fields, last_synced_key: table && (t[table].all().at(-1)?.id ?? null) })
}

export const emptyWithFlags: Scenario = {
  about: "The empty server with the features behind flags on, for tests that create their own translations and views.",
  build: (db) => {
    seedDefaults(db)
    turnOnTranslations(db)
    turnOnFeatures(db)
  },
}

const COLUMNS = ["display_id", "created_at", "customer_display", "payment_status", "total"]

export const flags: Scenario = {
  about:
    "The features behind flags are on: translations (three locales; the catalog in German), saved views, property labels and the index.",
  build: (db, base) => {
    seedLivingShop(db, base)
    turnOnFeatures(db)
    for (const { id } of db.tables.store.all()) setSupportedLocales(db, id, ["en-US", "de-DE", "fr-FR"])
    db.tables.propertyLabel.insert({ entity: "Order", property: "display_id", label: "Order number" })
    const configuration = { visible_columns: COLUMNS, column_order: COLUMNS }
    createView(db, "orders", "", { is_system_default: true, set_active: false, configuration })
  },
}
