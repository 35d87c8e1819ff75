import { availableAt, locationsOf } from "#mocks/domain/inventory/stock.ts"
import {
  type CalculatedPrice,
  type PriceContext,
  priceContext,
  variantPrice,
  withTax,
} from "#mocks/domain/pricing/prices.ts"
import type { ProductDocument } from "#mocks/domain/search/document.ts"
import { valuesAt } from "#mocks/domain/search/fields.ts"
import { ProductChanges } from "#mocks/domain/search/product-changes.ts"
import type { Database, Row, TableName } from "#mocks/kernel/database.ts"
import type { Values } from "./conditions.ts"
import { FacetColumns } from "./facet-columns.ts"
import type { Found } from "./found.ts"
import { ProductList } from "./product-list.ts"
import { type SoldCounts, soldCounts } from "./sold-counts.ts"

/** The price of a product's cheapest variant in a country, with tax if the region calculates it automatically. */
interface LowestPrice {
  readonly now: number
  readonly was: number
}

/** Tables that affect the prices of all products. */
const PRICING = [
  "priceRule",
  "priceList",
  "priceListRule",
  "pricePreference",
  "region",
  "country",
  "taxRegion",
  "taxRate",
  "taxRateRule",
] as const satisfies TableName[]

const AVAILABILITY = "availability"
/** Attributes of a record that aren't in its document. */
const COMPUTED: ReadonlySet<string> = new Set([
  "price",
  "was",
  "objectID",
  AVAILABILITY,
  "popularity",
  "created_at_timestamp",
  "_tags",
])

interface Place {
  readonly region: string
  readonly context: PriceContext
  readonly place?: { readonly country_code: string }
}

interface Priced {
  readonly variant: Row<"productVariant">
  readonly price: CalculatedPrice
}

function placeOf(db: Database, country: string): Place | undefined {
  const { tables } = db
  const region = tables.region.get(tables.country.first("iso_2", country)?.region_id ?? null)
  if (!region) return undefined
  const context = priceContext(db, { region_id: region.id, currency_code: region.currency_code })
  const priced = { region: region.id, context }
  return region.automatic_taxes ? { ...priced, place: { country_code: country } } : priced
}

/**
 * The variants that can have a product's lowest price: the cheapest with and the cheapest without tax, because all
 * variants of a product have the same tax rate.
 */
function cheapest(priced: readonly Priced[]): readonly Priced[] {
  return [true, false].flatMap((isInclusive) => {
    let lowest: Priced | undefined
    for (const one of priced) {
      const { calculated_amount: amount, is_calculated_price_tax_inclusive } = one.price
      if (is_calculated_price_tax_inclusive !== isInclusive) continue
      if (!lowest || amount < lowest.price.calculated_amount) lowest = one
    }
    return lowest ?? []
  })
}

/** Records of the products in a key's sales channels, with the texts in a locale. Prices and stock are read on access. */
export class ProductRecords {
  readonly #db: Database
  readonly #channels: readonly string[]
  /** Null for the catalog's own texts. */
  readonly locale: string | null
  readonly #list: ProductList
  #pricing = ""
  #locations = -1
  readonly #places = new Map<string, Place | undefined>()
  #countries: { readonly version: number; readonly codes: readonly string[] } = { version: -1, codes: [] }
  readonly #prices = new Map<string, Map<string, LowestPrice | undefined>>()
  readonly #priceChanges: ProductChanges
  readonly #stock = new Map<string, string>()
  readonly #stockChanges: ProductChanges
  readonly #sold: SoldCounts
  /** Document values for facet counts. */
  readonly columns = new FacetColumns((path) => this.reader(path))
  /** Prices by region of the product read last: within a region, only tax differs by country. */
  #lastRead: { readonly id: string; readonly byRegion: Map<string, readonly Priced[]> } | undefined

  constructor(db: Database, channels: readonly string[], locale: string | null = null) {
    this.#db = db
    this.#channels = channels
    this.locale = locale
    this.#list = new ProductList(db, channels, locale)
    this.#priceChanges = new ProductChanges(db, ["product", "productVariant", "price"])
    this.#stockChanges = new ProductChanges(db, ["productVariant", "inventoryLevel", "variantInventoryItem"])
    this.#sold = soldCounts(db)
  }

  get documents(): readonly ProductDocument[] {
    this.#forgetPrices()
    this.#forgetStock()
    return this.#list.documents
  }

  /** All products by units sold, then newest first: the same list until either changes. */
  get popular(): readonly Found[] {
    this.#forgetPrices()
    this.#forgetStock()
    return this.#list.popular
  }

  /** Returns a function that finds a product by its id. */
  get finder(): ProductList["finder"] {
    this.#forgetPrices()
    this.#forgetStock()
    return this.#list.finder
  }

  /** Units sold by product. */
  get sold(): ReadonlyMap<string, number> {
    return this.#sold.counts
  }

  #forgetPrices(): void {
    this.#lastRead = undefined
    const tables = this.#db.tables
    // A price list can start or end without a write.
    const now = this.#db.clock.iso()
    const phases = tables.priceList
      .all()
      .map(({ starts_at, ends_at }) => [starts_at === null || starts_at <= now, ends_at === null || ends_at >= now])
    const pricing = [...PRICING.map((name) => tables[name].version), ...phases].join()
    const changed = this.#priceChanges.take()
    if (pricing !== this.#pricing || !changed) {
      this.#prices.clear()
      this.#places.clear()
    } else for (const prices of this.#prices.values()) for (const id of changed) prices.delete(id)
    this.#pricing = pricing
  }

  #forgetStock(): void {
    const { version } = this.#db.tables.salesChannelLocation
    const changed = this.#stockChanges.take()
    if (version !== this.#locations || !changed) {
      this.#stock.clear()
      this.columns.forget(AVAILABILITY)
    } else
      for (const id of changed) {
        this.#stock.delete(id)
        const number = this.#list.numberOf(id)
        if (number !== undefined) this.columns.forget(AVAILABILITY, number)
      }
    this.#locations = version
  }

  /** Countries assigned to a region. */
  get countries(): readonly string[] {
    const { country } = this.#db.tables
    if (this.#countries.version !== country.version) {
      const codes = country.all().flatMap(({ iso_2, region_id }) => (region_id ? [iso_2] : []))
      this.#countries = { version: country.version, codes }
    }
    return this.#countries.codes
  }

  price({ id }: ProductDocument, country: string): LowestPrice | undefined {
    let known = this.#prices.get(country)
    if (!known) {
      known = new Map()
      this.#prices.set(country, known)
    }
    if (!known.has(id)) known.set(id, this.#lowest(id, this.#placeOf(country)))
    return known.get(id)
  }

  availability({ id }: ProductDocument): string {
    let known = this.#stock.get(id)
    if (known === undefined) {
      known = this.#isSold(id) ? "in-stock" : "sold-out"
      this.#stock.set(id, known)
    }
    return known
  }

  /** Caches the stock of products while there is time; returns whether all are cached. */
  readStock(hasTime: () => boolean): boolean {
    for (const document of this.documents) {
      if (!hasTime()) return false
      this.availability(document)
    }
    return true
  }

  values(document: ProductDocument): Values {
    return (path) => this.reader(path)(document)
  }

  /** Whether values at a path can be counted by columns: they change with the document, or are discarded here. */
  hasColumn(path: string): boolean {
    return path === AVAILABILITY || !COMPUTED.has(path.split(".", 1)[0] ?? "")
  }

  /** Returns a function that reads a path of a record. */
  reader(path: string): (document: ProductDocument) => readonly (string | number)[] {
    const [head = "", key = ""] = path.split(".", 2)
    if (head === "price" || head === "was")
      return (document) => {
        const price = this.price(document, key)
        return price ? [head === "price" ? price.now : price.was] : []
      }
    if (head === "objectID") return ({ id }) => [id]
    if (head === AVAILABILITY) return (document) => [this.availability(document)]
    if (head === "popularity") return ({ id }) => [this.sold.get(id) ?? 0]
    if (head === "created_at_timestamp") return ({ created_at }) => [Date.parse(created_at)]
    if (head === "_tags") return ({ tags }) => tags
    return (document) => valuesAt(document, path)
  }

  #placeOf(country: string): Place | undefined {
    if (!this.#places.has(country)) this.#places.set(country, placeOf(this.#db, country))
    return this.#places.get(country)
  }

  #lowest(productId: string, where: Place | undefined): LowestPrice | undefined {
    if (!where) return undefined
    let lowest: LowestPrice | undefined
    for (const { variant, price } of cheapest(this.#priced(productId, where))) {
      const taxed = where.place ? withTax(this.#db, variant, price, where.place) : undefined
      const now = taxed?.calculated_amount_with_tax ?? price.calculated_amount
      const was =
        (price.original_amount === null ? null : taxed?.original_amount_with_tax) ?? price.original_amount ?? now
      if (!lowest || now < lowest.now) lowest = { now, was }
    }
    return lowest
  }

  /** A product's variants with their prices in a region, without variants that have no price. */
  #priced(id: string, { region, context }: Place): readonly Priced[] {
    if (this.#lastRead?.id !== id) this.#lastRead = { id, byRegion: new Map() }
    let priced = this.#lastRead.byRegion.get(region)
    if (!priced) {
      priced = this.#db.tables.productVariant.by("product_id", id).flatMap((variant): Priced[] => {
        const price = variantPrice(this.#db, variant, context)
        return price ? [{ variant, price }] : []
      })
      this.#lastRead.byRegion.set(region, priced)
    }
    return priced
  }

  #isSold(productId: string): boolean {
    const locations = this.#channels.flatMap((channel) => locationsOf(this.#db, channel))
    return this.#db.tables.productVariant
      .by("product_id", productId)
      .some((variant) => variant.allow_backorder || (availableAt(this.#db, variant.id, locations) ?? 1) > 0)
  }
}

/** Returns the records of an index by its name; throws 404 if there is no such index. */
export type RecordsOf = (index: string) => ProductRecords

const recordsByDatabase = new WeakMap<Database, Map<string, ProductRecords>>()
/** Returns the product records of these channels, with the texts in a locale, cached per database. */
export function productRecordsOf(
  db: Database,
  channels: readonly string[],
  locale: string | null = null,
): ProductRecords {
  const all = recordsByDatabase.get(db) ?? new Map<string, ProductRecords>()
  recordsByDatabase.set(db, all)
  const name = [locale, ...[...channels].sort()].join()
  const records = all.get(name) ?? new ProductRecords(db, channels, locale)
  all.set(name, records)
  return records
}
