import { isFeatureOn } from "#mocks/domain/system/feature-flags.ts"
import type { InsertOf, Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import type { cartAddress } from "#mocks/kernel/models/cart.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { type Buyer, findOrCreateBuyer } from "./customer.ts"
import { addLines, type LineRequest, translateLines } from "./items.ts"
import { openCart } from "./lookup.ts"
import { refreshCart } from "./refresh.ts"
import { translateMethods } from "./shipping.ts"

type AddressValues = Omit<InsertOf<(typeof cartAddress)["columns"]>, "id"> & { readonly id?: string | undefined }

/** The requested region, else the store's default region, else any region. */
function regionFor(db: Database, id: string | null | undefined): Row<"region"> {
  const wanted = id ?? db.tables.store.all()[0]?.default_region_id
  const region = wanted ? db.tables.region.get(wanted) : db.tables.region.all()[0]
  if (!region) throw notFound("No regions found")
  return region
}

function channelFor(db: Database, id: string | null | undefined): string {
  const wanted = id ?? db.tables.store.all()[0]?.default_sales_channel_id
  const channel = db.tables.salesChannel.get(wanted)
  if (wanted && !channel) throw notFound(`SalesChannel with id: ${wanted} was not found`)
  if (!channel)
    throw invalidData(
      "Sales channel is required when creating a cart. Either provide a sales channel ID or set the default sales channel for the store.",
    )
  if (channel.is_disabled) throw invalidData(`Unable to assign cart to disabled Sales Channel: ${channel.name}`)
  return channel.id
}

/** The country of a region that has only one. */
function onlyCountry(db: Database, region: Row<"region">): string | undefined {
  const countries = db.tables.country.by("region_id", region.id)
  return countries.length === 1 ? countries[0]?.iso_2 : undefined
}

function addAddress(db: Database, values: AddressValues | string, column: string): string {
  if (typeof values !== "string") {
    const { id: _, ...columns } = values
    return db.tables.cartAddress.insert(columns).id
  }
  if (!db.tables.cartAddress.get(values))
    throw notFound(`You tried to set relationship ${column}: ${values}, but such entity does not exist`)
  return values
}

function firstAddress(db: Database, region: Row<"region">): string | null {
  const country = onlyCountry(db, region)
  return country === undefined ? null : db.tables.cartAddress.insert({ country_code: country }).id
}

interface NewCart {
  readonly region_id?: string | null | undefined
  readonly currency_code?: string | null | undefined
  readonly sales_channel_id?: string | null | undefined
  readonly email?: string | null | undefined
  readonly locale?: string | null | undefined
  readonly shipping_address?: AddressValues | string | undefined
  readonly billing_address?: AddressValues | string | undefined
  readonly items?: readonly LineRequest[] | undefined
  readonly promo_codes?: readonly string[] | undefined
  readonly metadata?: Json | null | undefined
}

/** Creates a cart with priced and taxed line items; `customerId` is the logged-in customer. */
export function createCart(db: Database, values: NewCart, customerId: string | null): Row<"cart"> {
  const region = regionFor(db, values.region_id)
  const { currency_code: currency } = values
  if (currency && currency.toLowerCase() !== region.currency_code)
    throw invalidData(`Currency code ${currency} does not match the region's currency code ${region.currency_code}`)
  const { customer, email } = findOrCreateBuyer(db, customerId, values.email)
  const { shipping_address: shipping, billing_address: billing } = values
  const cart = db.tables.cart.insert({
    region_id: region.id,
    currency_code: region.currency_code,
    sales_channel_id: channelFor(db, values.sales_channel_id),
    customer_id: customer?.id,
    email,
    locale: values.locale,
    shipping_address_id: shipping ? addAddress(db, shipping, "shipping_address_id") : firstAddress(db, region),
    billing_address_id: billing ? addAddress(db, billing, "billing_address_id") : null,
    metadata: values.metadata,
  })
  addLines(db, cart, values.items ?? [], { merge: false })
  refreshCart(db, cart.id, { promotions: { add: values.promo_codes ?? [] } })
  emit(db, "cart.created", { id: cart.id })
  return cart
}

export interface CartChange {
  readonly region_id?: string | undefined
  readonly sales_channel_id?: string | null | undefined
  readonly email?: string | null | undefined
  readonly locale?: string | null | undefined
  readonly shipping_address?: AddressValues | undefined
  readonly billing_address?: AddressValues | undefined
  readonly promo_codes?: readonly string[] | undefined
  readonly metadata?: Json | null | undefined
}

/** Inserts a new address, or updates the address with the given id. */
function changeAddress(db: Database, values: AddressValues | undefined): string | undefined {
  if (!values) return undefined
  const { id, ...columns } = values
  if (id === undefined) return db.tables.cartAddress.insert(columns).id
  if (!db.tables.cartAddress.get(id)) throw notFound(`Address with id "${id}" not found`)
  return db.tables.cartAddress.update(id, columns).id
}

/** Address columns that tax, and therefore prices, can depend on. */
const TAX_COLUMNS = ["country_code", "province", "city", "postal_code"] as const
const sameForTax = (a: AddressValues | undefined, b: AddressValues | undefined): boolean =>
  TAX_COLUMNS.every((column) => (a?.[column] ?? null) === (b?.[column] ?? null))

function checkCountry(db: Database, region: Row<"region">, code: string | null | undefined): void {
  if (code && db.tables.country.get(code)?.region_id !== region.id)
    throw invalidData(`Country with code ${code} is not within region ${region.name}`)
}

/** The new shipping address id; a change of region without an address resets the address. */
function shippingAddressAfter(db: Database, cart: Row<"cart">, change: CartChange): string | null | undefined {
  const moved = change.region_id !== undefined && change.region_id !== cart.region_id
  const region = db.tables.region.get(change.region_id ?? cart.region_id)
  if (!region) return changeAddress(db, change.shipping_address)
  if (change.shipping_address) {
    checkCountry(db, region, change.shipping_address.country_code)
    return changeAddress(db, change.shipping_address)
  }
  return moved ? firstAddress(db, region) : undefined
}

/** The new email: accounts may set any email or none, guests are identified by their email in lower case. */
function emailAfter(db: Database, cart: Row<"cart">, { email }: CartChange, buyer: Buyer | undefined) {
  if (email === null) return db.tables.customer.get(cart.customer_id)?.has_account ? null : undefined
  return buyer?.customer?.has_account ? buyer.email : buyer?.email?.toLowerCase()
}

export function updateCart(db: Database, id: string, change: CartChange): void {
  const cart = openCart(db, id)
  const region = change.region_id === undefined ? undefined : db.tables.region.get(change.region_id)
  if (change.region_id !== undefined && !region) throw notFound(`Region id not found: ${change.region_id}`)
  const before = db.tables.cartAddress.get(cart.shipping_address_id)
  const buyer = change.email ? findOrCreateBuyer(db, cart.customer_id, change.email) : undefined
  const after = db.tables.cart.update(id, {
    region_id: region?.id,
    currency_code: region?.currency_code,
    sales_channel_id: change.sales_channel_id ? channelFor(db, change.sales_channel_id) : undefined,
    customer_id: buyer?.customer?.id,
    email: emailAfter(db, cart, change, buyer),
    locale: change.locale,
    shipping_address_id: shippingAddressAfter(db, cart, change),
    billing_address_id: changeAddress(db, change.billing_address),
    metadata: change.metadata,
  })
  const address = db.tables.cartAddress.get(after.shipping_address_id)
  const reprice = region !== undefined || after.locale !== cart.locale || !sameForTax(before, address)
  // Like on the server, the texts stay as they are when the locale is removed.
  if (after.locale !== cart.locale && after.locale !== null && isFeatureOn(db, "translation")) {
    translateLines(db, after)
    translateMethods(db, after)
  }
  refreshCart(db, id, {
    reprice,
    ...(change.promo_codes ? { promotions: { replace: change.promo_codes } } : {}),
  })
  emit(db, "cart.updated", { id })
  if (region && region.id !== cart.region_id) emit(db, "cart.region_updated", { id })
  if (after.customer_id !== cart.customer_id) emit(db, "cart.customer_updated", { id })
}

/** Assigns a cart to a customer and sets their email; a cart that is already theirs stays as it is. */
export function transferCart(db: Database, id: string, customer: Row<"customer">): void {
  const cart = openCart(db, id)
  if (cart.customer_id === customer.id) return
  db.tables.cart.update(id, { customer_id: customer.id, email: customer.email })
  refreshCart(db, id, { reprice: true })
  emit(db, "cart.customer_transferred", { id, customer_id: customer.id })
}
