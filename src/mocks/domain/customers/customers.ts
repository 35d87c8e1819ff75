import { identityOf, linkActor, unlinkActor } from "#mocks/domain/auth/auth.ts"
import { unlink } from "#mocks/domain/system/links.ts"
import type { InsertOf, PatchOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import type { customer, customerAddress } from "#mocks/kernel/models/customer.ts"
import { duplicate, invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"

type CustomerValues = InsertOf<(typeof customer)["columns"]>
type AddressValues = Omit<InsertOf<(typeof customerAddress)["columns"]>, "customer_id" | "id">

/** Throws if another customer has the email: one guest and one account may share it. */
const refuseSecond = (db: Database, email: string | null | undefined, hasAccount: boolean, ownId?: string): void => {
  if (email) refuseDuplicate(db.tables.customer, "Customer", { email, has_account: hasAccount }, ownId)
}

export function createCustomer(db: Database, values: CustomerValues): Row<"customer"> {
  refuseSecond(db, values.email, values.has_account ?? false)
  const row = db.tables.customer.insert(values)
  emit(db, "customer.created", { id: row.id })
  return row
}

/** Creates the customer for a login that doesn't have one yet. */
export function createAccount(
  db: Database,
  claims: Readonly<Record<string, unknown>>,
  values: CustomerValues,
): Row<"customer"> {
  if (claims.actor_id) throw invalidData("Request already authenticated as a customer.")
  const { email } = values
  if (!email) throw invalidData("Email is required to create a customer")
  if (db.tables.customer.by("email", email).some((c) => c.has_account))
    throw duplicate("Customer with this email already has an account")
  const identity = identityOf(db, claims)
  // With a token issued before the account was created, the real server answers 500.
  if (identity.app_metadata.customer_id) throw invalidData("Request already authenticated as a customer.")
  const row = createCustomer(db, { ...values, has_account: true })
  linkActor(db, identity, "customer", row.id)
  return row
}

export function updateCustomer(
  db: Database,
  id: string,
  change: PatchOf<(typeof customer)["columns"]>,
): Row<"customer"> {
  const present = db.tables.customer.get(id)
  if (!present) throw notFound(`Customer with id "${id}" not found`)
  if (change.email) refuseSecond(db, change.email, present.has_account, id)
  const row = db.tables.customer.update(id, change)
  emit(db, "customer.updated", { id })
  return row
}

/** Deletes a customer with addresses, group memberships and login. */
export function deleteCustomer(db: Database, id: string): void {
  if (!db.tables.customer.get(id)) return
  for (const address of db.tables.customerAddress.by("customer_id", id)) db.tables.customerAddress.remove(address.id)
  unlink(db.tables.customerGroupCustomer, "customer_id", id)
  db.tables.customer.remove(id)
  unlinkActor(db, "customer", id)
  emit(db, "customer.deleted", { id })
}

/** Clears the default flags of other addresses: only one address is the default for shipping, and one for billing. */
function clearOtherDefaults(db: Database, customerId: string, values: AddressValues, ownId?: string): void {
  for (const address of db.tables.customerAddress.by("customer_id", customerId)) {
    if (address.id === ownId) continue
    if (values.is_default_shipping && address.is_default_shipping)
      db.tables.customerAddress.update(address.id, { is_default_shipping: false })
    if (values.is_default_billing && address.is_default_billing)
      db.tables.customerAddress.update(address.id, { is_default_billing: false })
  }
}

export function addAddress(db: Database, customerId: string, values: AddressValues): Row<"customerAddress"> {
  if (!db.tables.customer.get(customerId))
    throw notFound(`You tried to set relationship customer_id: ${customerId}, but such entity does not exist`)
  clearOtherDefaults(db, customerId, values)
  return db.tables.customerAddress.insert({ ...values, customer_id: customerId })
}

/** Updates a customer's address; ignores ids that don't exist or belong to someone else. */
export function updateAddress(db: Database, customerId: string, id: string, change: AddressValues): void {
  if (db.tables.customerAddress.get(id)?.customer_id !== customerId) return
  clearOtherDefaults(db, customerId, change, id)
  db.tables.customerAddress.update(id, change)
}

export function deleteAddress(db: Database, customerId: string, id: string): void {
  if (db.tables.customerAddress.get(id)?.customer_id === customerId) db.tables.customerAddress.remove(id)
}

/** Returns a customer's own address; throws 404 if there is none. */
export function addressOf(db: Database, customerId: string, id: string): Row<"customerAddress"> {
  const address = db.tables.customerAddress.get(id)
  if (address?.customer_id !== customerId) throw notFound(`Address with id: ${id} was not found`)
  return address
}

export function deleteCustomerGroup(db: Database, id: string): void {
  unlink(db.tables.customerGroupCustomer, "customer_group_id", id)
  db.tables.customerGroup.remove(id)
}
