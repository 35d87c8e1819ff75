import { setSupportedLocales } from "#mocks/domain/system/stores.ts"
import { createView } from "#mocks/domain/system/views.ts"
import { createSettings } from "#mocks/domain/translations/settings.ts"
import { createTranslation, translatable } from "#mocks/domain/translations/translations.ts"
import type { Database, TableName } from "#mocks/kernel/database.ts"
import { germanCategories, germanCollections, germanOptions, germanProducts } from "#mocks/seed/content/german.ts"
import { locales } from "#mocks/seed/data/locales.ts"
import { seedDefaults } from "#mocks/seed/defaults.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import type { Scenario } from "./scenario.ts"

const FEATURES = ["translation", "view_configurations", "index_engine"]

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

function translateCatalog(db: Database): void {
  const t = db.tables
  const inGerman = (reference: string, id: string, translations: Record<string, string>) =>
    createTranslation(db, { reference_id: id, reference, locale_code: "de-DE", translations })
  for (const { id, title } of t.product.all()) {
    const [german, subtitle] = germanProducts[title] ?? []
    if (german && subtitle) inGerman("product", id, { title: german, subtitle })
  }
  for (const { id, name } of t.productCategory.all()) {
    const german = germanCategories[name]
    if (german) inGerman("product_category", id, { name: german })
  }
  for (const { id, title } of t.productCollection.all()) {
    const german = germanCollections[title]
    if (german) inGerman("product_collection", id, { title: german })
  }
  for (const { id, title } of t.productOption.all()) {
    const german = germanOptions[title]
    if (german) inGerman("product_option", id, { title: german })
  }
}

/** Turns the features on, with the data that a new server has for them. */
function turnOnFeatures(db: Database): void {
  const t = db.tables
  for (const id of FEATURES) t.featureFlag.insert({ id })
  for (const [code, name] of locales) t.locale.insert({ code, name })
  for (const [entity, { fields }] of Object.entries(translatable)) createSettings(db, { entity_type: entity, fields })
  for (const [entity, fields, table] of INDEXED)
    t.indexMetadata.insert({ entity, fields, last_synced_key: table && (t[table].all().at(-1)?.id ?? null) })
}

export const emptyWithFlags: Scenario = {
  about: "The empty server with the features behind flags on, for tests that create their own translations and views.",
  build: (db) => {
    seedDefaults(db)
    turnOnFeatures(db)
  },
}

const COLUMNS = ["display_id", "created_at", "customer_display", "payment_status", "total"]

export const flags: Scenario = {
  about:
    "The features behind flags are on: translations (three locales; the catalog's titles in German), saved views, property labels and the index.",
  build: (db, base) => {
    seedLivingShop(db, base)
    turnOnFeatures(db)
    for (const { id } of db.tables.store.all()) setSupportedLocales(db, id, ["en-US", "de-DE", "fr-FR"])
    translateCatalog(db)
    db.tables.propertyLabel.insert({ entity: "Order", property: "display_id", label: "Order number" })
    const configuration = { visible_columns: COLUMNS, column_order: COLUMNS }
    createView(db, "orders", "", { is_system_default: true, set_active: false, configuration })
  },
}
