import { customer } from "./customers/customer.ts"
import { customerGroup } from "./customers/customer-group.ts"
import { lists } from "./customers/lists.ts"

export const messages = {
  admin: {
    customer,
    customerGroup,
    lists,
  },
}
