import { createCustomer } from "#mocks/domain/customers/customers.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

export interface Buyer {
  readonly customer: Row<"customer"> | undefined
  readonly email: string | null | undefined
}

function guestOf(db: Database, email: string): Row<"customer"> {
  const present = db.tables.customer.by("email", email).find((customer) => !customer.has_account)
  return present ?? createCustomer(db, { email, has_account: false })
}

/** Whom an e-mail stands for while nobody is known: an account before a guest; a new guest for an unknown one. */
function customerOf(db: Database, email: string): Row<"customer"> {
  const found = [email, email.toLowerCase()].flatMap((text) => db.tables.customer.by("email", text))
  return found.find((customer) => customer.has_account) ?? guestOf(db, email.toLowerCase())
}

/**
 * Who buys, out of whom the cart knows and the e-mail that is given. An account keeps its cart under any e-mail;
 * a guest with another e-mail is another guest.
 */
export function findBuyer(db: Database, customerId: string | null, email: string | null | undefined): Buyer {
  const known = db.tables.customer.get(customerId)
  if (!email) return { customer: known, email: known?.email }
  if (!known) return { customer: customerOf(db, email), email }
  if (known.has_account) return { customer: known, email }
  const guest = known.email === email.toLowerCase() ? known : guestOf(db, email.toLowerCase())
  return { customer: guest, email: guest.email }
}
