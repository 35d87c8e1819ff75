import { createContext, useContext } from "react"
import type { Customer } from "#schema/store/entities/customer.ts"

export const MemberContext = createContext<Customer | undefined>(undefined)

/** Returns the signed-in customer; throws outside of `_member`. */
export function useMember(): Customer {
  const customer = useContext(MemberContext)
  if (!customer) throw new Error("nobody is signed in")
  return customer
}

export const nameOf = ({ first_name, last_name }: Pick<Customer, "first_name" | "last_name">): string =>
  [first_name, last_name].filter(Boolean).join(" ")
