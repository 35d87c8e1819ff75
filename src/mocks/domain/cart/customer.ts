import { createCustomer } from "#mocks/domain/customers/customers.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

export interface Buyer {
  readonly customer: Row<"customer"> | undefined
  readonly email: string | null | undefined
}

function findOrCreateGuest(db: Database, email: string): Row<"customer"> {
  const present = db.tables.customer.by("email", email).find((customer) => !customer.has_account)
  return present ?? createCustomer(db, { email, has_account: false })
}

/** The customer for an email of a cart without one: an account, else a guest, created if needed. */
function findOrCreateCustomer(db: Database, email: string): Row<"customer"> {
  const found = [email, email.toLowerCase()].flatMap((text) => db.tables.customer.by("email", text))
  return found.find((customer) => customer.has_account) ?? findOrCreateGuest(db, email.toLowerCase())
}

/**
 * Finds the buyer from the cart's customer and the given email. An account keeps its cart under any email; a guest
 * who enters another email becomes another guest.
 */
export function findOrCreateBuyer(db: Database, customerId: string | null, email: string | null | undefined): Buyer {
  const known = db.tables.customer.get(customerId)
  if (!email) return { customer: known, email: known?.email }
  if (!known) return { customer: findOrCreateCustomer(db, email), email }
  if (known.has_account) return { customer: known, email }
  const guest = known.email === email.toLowerCase() ? known : findOrCreateGuest(db, email.toLowerCase())
  return { customer: guest, email: guest.email }
}
