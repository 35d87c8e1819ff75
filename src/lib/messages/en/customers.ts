import { customer, linkedGroups } from "./customers/customer.ts"
import { customerGroup, linkedCustomers } from "./customers/customer-group.ts"
import { lists } from "./customers/lists.ts"

/** Messages of the pages of customers and customer groups. */
export const messages = {
  admin: {
    customer,
    customerGroup,
    linked: { groups: linkedGroups, customers: linkedCustomers },
    lists,
  },
}
