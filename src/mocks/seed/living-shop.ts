import { productIndexRow } from "#mocks/domain/search/fields.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { random } from "#mocks/kernel/identifiers.ts"
import { tablesNamed } from "#mocks/kernel/model-of-table.ts"
import { addedTables } from "#mocks/kernel/models-by-table.ts"
import { BackdatedActions } from "./backdated-actions.ts"
import { seedCatalog } from "./catalog.ts"
import { seedDefaults } from "./defaults.ts"
import { seedHistory } from "./history.ts"
import type { HistoryTools } from "./order-histories.ts"
import { seedOrders } from "./orders.ts"
import { seedPromotions } from "./promotions.ts"
import { sampleData } from "./sample-data.ts"
import { CUSTOMER, seedGround, seedPeople } from "./shop.ts"
import { seedSignIn } from "./sign-in.ts"
import { DAY, Timeline } from "./timeline.ts"
import { seedTranslations } from "./translations.ts"

const ORDERS = 150
/** Tables that orders don't change: they can be read before the order history is generated. */
const READ_BY_HISTORY = tablesNamed(`
  store storeCurrency currency country region regionPaymentProvider paymentProvider taxProvider taxRegion taxRate
  taxRateRule pricePreference price priceSet priceRule priceList priceListRule salesChannel salesChannelLocation
  stockLocation stockLocationAddress inventoryItem locationFulfillmentProvider locationFulfillmentSet
  fulfillmentProvider fulfillmentSet serviceZone geoZone shippingOption shippingOptionRule shippingOptionType
  shippingProfile product productVariant productOption productOptionValue productImage productTag productType
  productProductOption productProductOptionValue productTagProduct productSalesChannel variantOptionValue
  variantImage variantInventoryItem productCategory productCategoryProduct productCollection searchIndex
  returnReason refundReason featureFlag locale storeLocale translation translationSettings propertyLabel
  viewConfiguration activeView indexMetadata apiKey apiKeySalesChannel user authIdentity providerIdentity
  authSetting authMfaFactor
`)
export const MONTHS = 6 * 30 * DAY

/** Returns a function that picks a random variant with managed, plentiful stock. */
function variantPicker(db: Database): () => string {
  const t = db.tables
  const next = random(7)
  const hasLargeStock = (variant: string): boolean => {
    const links = t.variantInventoryItem.by("variant_id", variant)
    const levelsOf = (item: string) => t.inventoryLevel.by("inventory_item_id", item)
    return (
      links.length > 0 &&
      links.every((link) => levelsOf(link.inventory_item_id).some((level) => level.stocked_quantity > 24))
    )
  }
  const wellStocked = t.productVariant.all().filter((variant) => variant.manage_inventory && hasLargeStock(variant.id))
  return () => wellStocked[Math.floor(next() * wellStocked.length)]?.id ?? ""
}

/** Seeds a shop with products and customers, and defers the given number of orders over the last six months. */
export function seedLivingShop(db: Database, base: string, orders = ORDERS): HistoryTools {
  const now = db.clock.now()
  const start = now - MONTHS
  db.suppressesEvents = true
  const seed = () => {
    seedDefaults(db)
    const basics = seedGround(db)
    seedPeople(db)
    seedCatalog(db, basics, base)
    seedPromotions(db)
    db.tables.searchIndex.insert(productIndexRow)
    seedTranslations(db)
    for (const add of sampleData) add(db, base)
  }
  db.clock.during(start, () => db.withFixedIds(seed))
  const timeline = new Timeline(db.clock, now)
  const tools: HistoryTools = { actions: new BackdatedActions(db), timeline, another: variantPicker(db) }
  const history = seedHistory(tools, timeline, CUSTOMER)
  seedOrders(tools, timeline, start + DAY, Math.max(0, orders - history))
  seedSignIn(db)
  db.suppressesEvents = false
  db.deferHistory({ step: () => timeline.step(), reads: [...READ_BY_HISTORY, ...addedTables()] })
  return tools
}
