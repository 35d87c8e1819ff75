import { createUser } from "#mocks/domain/auth/accounts.ts"
import { createApiKey } from "#mocks/domain/auth/api-keys.ts"
import { createInvite } from "#mocks/domain/auth/invites.ts"
import { updateProduct } from "#mocks/domain/catalog/products.ts"
import { updateLevel } from "#mocks/domain/inventory/inventory-levels.ts"
import { convertDraft } from "#mocks/domain/orders/draft-order/conversion.ts"
import { createDraft } from "#mocks/domain/orders/draft-order/create.ts"
import { createPromotion } from "#mocks/domain/promotions/records.ts"
import type { Database } from "#mocks/kernel/database.ts"
import type { Fault } from "#mocks/kernel/fault.ts"
import { SECRET } from "#mocks/kernel/token.ts"
import { PASSWORD_HASH } from "#mocks/seed/defaults.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import { fillCart, withCart } from "./guest-cart.ts"
import { adminProductPage, described, newestDraftId, newestOrderId } from "./opening.ts"
import type { Opening, Scenario, ScenarioGroup } from "./scenario.ts"

/** The default dataset, changed by `change`. */
const shop = (
  group: ScenarioGroup,
  about: string,
  aboutDe: string,
  open: (db: Database) => Opening | string,
  change: (db: Database) => void = () => undefined,
  faults?: readonly Fault[],
): Scenario => ({
  ...described(group, about, aboutDe, open),
  ...(faults ? { faults } : {}),
  build: (db, base) => {
    seedLivingShop(db, base)
    change(db)
  },
})

const SHIRT = "Sailing Shirt"
const shirtOf = (db: Database): string => db.tables.product.first("title", SHIRT)?.id ?? ""
const handleOf = (db: Database): string => db.tables.product.get(shirtOf(db))?.handle ?? ""
const shirtInShop = (db: Database): string => `/products/${handleOf(db)}`

function draft(db: Database, isFilled: boolean): string {
  const region = db.tables.country.get("de")?.region_id
  const variant = db.tables.productVariant.by("product_id", shirtOf(db))[0]?.id
  const address = { first_name: "Ada", last_name: "Lindqvist", address_1: "Lange Straße 7", postal_code: "10115" }
  return createDraft(db, {
    region_id: region ?? "",
    email: "ada.lindqvist@example.com",
    ...(isFilled && variant
      ? {
          items: [{ variant_id: variant, quantity: 2 }],
          shipping_address: { ...address, city: "Berlin", country_code: "de" },
        }
      : {}),
  }).id
}

function leaveInStock(db: Database, quantity: number): void {
  for (const level of db.tables.inventoryLevel.all())
    updateLevel(db, level.inventory_item_id, {
      location_id: level.location_id,
      stocked_quantity: level.reserved_quantity + quantity,
    })
}

const LONG = "An exceptionally long product title that no designer has planned for and that wraps over several rows "
  .repeat(2)
  .trim()
const ARABIC = "قميص بحري مخطط من القطن العضوي"

export const shopVariants = {
  "draft-order": shop(
    "drafts",
    "The newest draft order has one product and a shipping address.",
    "Der neueste Bestellentwurf hat ein Produkt und eine Lieferanschrift.",
    (db) => `/admin/draft-orders/${newestDraftId(db)}`,
    (db) => draft(db, true),
  ),
  "draft-order-empty": shop(
    "drafts",
    "The newest draft order has only a customer, and no products yet.",
    "Der neueste Bestellentwurf hat nur einen Kunden und noch keine Produkte.",
    (db) => `/admin/draft-orders/${newestDraftId(db)}`,
    (db) => draft(db, false),
  ),
  "draft-order-converted": shop(
    "drafts",
    "The newest order was created from a draft.",
    "Die neueste Bestellung ist aus einem Entwurf entstanden.",
    (db) => `/admin/orders/${newestOrderId(db)}`,
    (db) => convertDraft(db, draft(db, true)),
  ),
  "sold-out": shop("stock", "Every product is sold out.", "Alle Produkte sind ausverkauft.", shirtInShop, (db) =>
    leaveInStock(db, 0),
  ),
  backorders: shop(
    "stock",
    "Every product is sold out but can be backordered.",
    "Alle Produkte sind ausverkauft, können aber nachbestellt werden.",
    shirtInShop,
    (db) => {
      leaveInStock(db, 0)
      for (const { id } of db.tables.productVariant.all())
        db.tables.productVariant.update(id, { allow_backorder: true })
    },
  ),
  "unpublished-products": shop(
    "catalog",
    "All products are drafts, so the store shows none.",
    "Alle Produkte sind Entwürfe, daher zeigt der Shop keine.",
    () => "/products",
    (db) => {
      for (const { id } of db.tables.product.all()) updateProduct(db, id, { status: "draft" })
    },
  ),
  "product-without-images": shop(
    "catalog",
    "The Sailing Shirt has no images.",
    "Das Segelshirt hat keine Bilder.",
    shirtInShop,
    (db) => {
      updateProduct(db, shirtOf(db), { images: [], thumbnail: null })
    },
  ),
  "product-without-prices": shop(
    "catalog",
    "The Sailing Shirt has no prices, so it can't be bought.",
    "Das Segelshirt hat keine Preise und kann daher nicht gekauft werden.",
    adminProductPage(SHIRT),
    (db) => {
      for (const { price_set_id } of db.tables.productVariant.by("product_id", shirtOf(db)))
        for (const { id } of db.tables.price.by("price_set_id", price_set_id ?? "")) db.tables.price.erase(id)
    },
  ),
  "automatic-promotion": shop(
    "promotions",
    "A promotion takes 20% off every cart without a code.",
    "Eine Aktion verringert jeden Warenkorb ohne Code um 20 %.",
    withCart("/cart"),
    (db) => {
      createPromotion(db, {
        code: "EVERYTHING20",
        type: "standard",
        status: "active",
        is_automatic: true,
        application_method: { type: "percentage", target_type: "items", allocation: "across", value: 20 },
      })
      fillCart(db, {})
    },
  ),
  "promotions-ended": shop(
    "promotions",
    "All promotions are inactive: no code is accepted.",
    "Alle Aktionen sind beendet: Kein Code wird angenommen.",
    withCart("/cart"),
    (db) => {
      for (const { id } of db.tables.promotion.all()) db.tables.promotion.update(id, { status: "inactive" })
      fillCart(db, {})
    },
  ),
  "prices-with-tax": shop(
    "taxes",
    "Prices of all regions include tax.",
    "Die Preise aller Regionen enthalten die Steuer.",
    (db) => `/admin/settings/regions/${db.tables.country.get("de")?.region_id}`,
    (db) => {
      for (const { id } of db.tables.pricePreference.all())
        db.tables.pricePreference.update(id, { is_tax_inclusive: true })
    },
  ),
  "without-taxes": shop(
    "taxes",
    "No region has a tax rate.",
    "Keine Region hat einen Steuersatz.",
    () => "/admin/settings/tax-regions",
    (db) => {
      for (const { id } of db.tables.taxRate.all()) db.tables.taxRate.erase(id)
    },
  ),
  "pending-invites": shop(
    "team",
    "Three people are invited to the team; their links are in the workbench's emails.",
    "Drei Personen sind ins Team eingeladen; ihre Links sind unter E-Mails in den Testwerkzeugen.",
    () => "/admin/settings/team",
    (db) => {
      for (const name of ["ada", "bo", "cleo"]) createInvite(db, SECRET, { email: `${name}@example.com` })
    },
  ),
  "large-team": shop(
    "team",
    "The team has 40 members.",
    "Das Team hat 40 Mitglieder.",
    () => "/admin/settings/team",
    (db) => {
      for (let i = 1; i < 40; i++)
        createUser(db, {
          email: `member-${i}@example.com`,
          hash: PASSWORD_HASH,
          first_name: "Member",
          last_name: String(i),
        })
    },
  ),
  "many-api-keys": shop(
    "team",
    "There are 30 secret API keys.",
    "Es gibt 30 geheime API-Schlüssel.",
    () => "/admin/settings/api-keys",
    (db) => {
      const userId = db.tables.user.all()[0]?.id ?? ""
      for (let i = 1; i <= 30; i++) createApiKey(db, { title: `Robot ${i}`, type: "secret", created_by: userId })
    },
  ),
  "long-texts": shop(
    "texts",
    "The Sailing Shirt has a title and a description of hundreds of characters.",
    "Titel und Beschreibung des Segelshirts haben Hunderte von Zeichen.",
    (db) => `/admin/products/${db.tables.product.first("title", LONG)?.id ?? ""}`,
    (db) => {
      updateProduct(db, shirtOf(db), { title: LONG, description: `${LONG}. `.repeat(8) })
    },
  ),
  "right-to-left": shop(
    "texts",
    "The Sailing Shirt and its customers have Arabic and Hebrew names.",
    "Das Segelshirt und die Kunden haben arabische und hebräische Namen.",
    () => "/admin/customers",
    (db) => {
      updateProduct(db, shirtOf(db), { title: ARABIC })
      for (const [i, { id }] of db.tables.customer.all().entries())
        db.tables.customer.update(
          id,
          i % 2 ? { first_name: "נועה", last_name: "כהן" } : { first_name: "ليلى", last_name: "حداد" },
        )
    },
  ),
  "markup-in-texts": shop(
    "texts",
    "Customers' names contain HTML and emoji, which must be shown as text.",
    "Die Namen der Kunden enthalten HTML und Emojis, die als Text erscheinen müssen.",
    () => "/admin/customers",
    (db) => {
      for (const { id } of db.tables.customer.all())
        db.tables.customer.update(id, { first_name: "<b>Ada</b>", last_name: "👩🏽‍🚀 O'Neill & <script>" })
    },
  ),
  "slow-network": shop(
    "network",
    "Every request takes two seconds.",
    "Jede Anfrage dauert zwei Sekunden.",
    () => "/",
    undefined,
    [{ latency: 2_000 }],
  ),
  "flaky-network": shop(
    "network",
    "One in ten requests loses its connection, half of them after the work.",
    "Bei jeder zehnten Anfrage bricht die Verbindung ab, bei der Hälfte davon nach der Ausführung.",
    () => "/",
    undefined,
    [{ drop: "before", rate: 0.05 }, { drop: "after", rate: 0.05 }, { latency: 400 }],
  ),
  "payments-down": shop(
    "network",
    "The payment provider doesn't respond: no payment can be started.",
    "Der Zahlungsanbieter antwortet nicht: Keine Zahlung kann begonnen werden.",
    withCart("/checkout"),
    (db) => fillCart(db, { until: "shipping" }),
    [{ method: "POST", path: "/store/payment-collections/:id/payment-sessions", status: 500 }],
  ),
  "wrong-responses": shop(
    "network",
    "The list of customers lacks fields and has wrong types. The journal shows what doesn't match the schema.",
    "In der Kundenliste fehlen Felder, andere haben den falschen Typ. Das Protokoll zeigt, was nicht zum Schema passt.",
    () => "/admin/customers",
    undefined,
    [
      {
        method: "GET",
        path: "/admin/customers",
        status: 200,
        body: { customers: [{ id: "cus_1", email: 5 }], count: "1", offset: 0, limit: 20 },
      },
    ],
  ),
  "server-errors": shop(
    "network",
    "One in five requests of the back office fails with 500.",
    "Jede fünfte Anfrage der Verwaltung schlägt mit 500 fehl.",
    () => "/admin/orders",
    undefined,
    [{ path: "/admin/*", status: 500, rate: 0.2 }],
  ),
} satisfies Readonly<Record<string, Scenario>>
