import type { InsertOf, Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import type { fulfillmentAddress, fulfillmentItem } from "#mocks/kernel/models/location.ts"
import { found, invalidData, notAllowed } from "#mocks/kernel/refusal.ts"

type Fulfillment = Row<"fulfillment">
export type ItemValues = Omit<InsertOf<(typeof fulfillmentItem)["columns"]>, "fulfillment_id">
type AddressValues = InsertOf<(typeof fulfillmentAddress)["columns"]>

interface NewFulfillment {
  readonly location_id: string
  readonly provider_id: string | null
  readonly shipping_option_id?: string | null | undefined
  readonly order_id?: string | null | undefined
  readonly return_id?: string | null | undefined
  readonly items: readonly ItemValues[]
  readonly address?: AddressValues | undefined
  readonly data?: Json | null | undefined
  readonly requires_shipping?: boolean | undefined
  readonly packed_at?: string | null | undefined
  readonly shipped_at?: string | null | undefined
  readonly delivered_at?: string | null | undefined
  readonly canceled_at?: string | null | undefined
  readonly created_by?: string | null | undefined
  readonly metadata?: Json | null | undefined
}

/** Creates a fulfillment with its items and address. */
export function createFulfillment(db: Database, { items, address, ...values }: NewFulfillment): Fulfillment {
  const { id: _id, created_at: _created, updated_at: _updated, ...place } = address ?? {}
  const delivery = address ? db.tables.fulfillmentAddress.insert(place) : undefined
  const row = db.tables.fulfillment.insert({
    ...values,
    packed_at: values.packed_at === undefined ? db.clock.iso() : values.packed_at,
    data: values.data ?? {},
    delivery_address_id: delivery?.id ?? null,
  })
  for (const item of items) db.tables.fulfillmentItem.insert({ ...item, fulfillment_id: row.id })
  return row
}

export const fulfillmentOf = (db: Database, id: string): Fulfillment =>
  found(db.tables.fulfillment.get(id), `Fulfillment with id: ${id} was not found`)

export interface Label {
  readonly tracking_number: string
  readonly tracking_url: string
  readonly label_url: string
}

export function addLabels(db: Database, fulfillment: Fulfillment, labels: readonly Label[] | undefined): void {
  for (const label of labels ?? []) db.tables.fulfillmentLabel.insert({ ...label, fulfillment_id: fulfillment.id })
}

export function shipFulfillment(
  db: Database,
  fulfillment: Fulfillment,
  labels: readonly Label[] | undefined,
  actorId: string | null,
): Fulfillment {
  if (fulfillment.canceled_at) throw notAllowed("Cannot create shipment for a canceled fulfillment")
  if (fulfillment.shipped_at) throw notAllowed("Shipment has already been created")
  if (!fulfillment.shipping_option_id) throw notAllowed("Cannot create shipment without a Shipping Option")
  addLabels(db, fulfillment, labels)
  return db.tables.fulfillment.update(fulfillment.id, { shipped_at: db.clock.iso(), marked_shipped_by: actorId })
}

export function deliverFulfillment(db: Database, fulfillment: Fulfillment): Fulfillment {
  if (fulfillment.canceled_at) throw notAllowed("Cannot deliver an already canceled fulfillment")
  if (fulfillment.delivered_at) throw notAllowed("Fulfillment has already been marked delivered")
  return db.tables.fulfillment.update(fulfillment.id, { delivered_at: db.clock.iso() })
}

/** Cancels a fulfillment; does nothing if it is canceled, throws if it is shipped or delivered. */
export function cancelFulfillment(db: Database, fulfillment: Fulfillment): Fulfillment {
  if (fulfillment.canceled_at) return fulfillment
  if (fulfillment.shipped_at) throw invalidData(`Fulfillment with id ${fulfillment.id} already shipped`)
  if (fulfillment.delivered_at) throw invalidData(`Fulfillment with id ${fulfillment.id} already delivered`)
  return db.tables.fulfillment.update(fulfillment.id, { canceled_at: db.clock.iso() })
}
