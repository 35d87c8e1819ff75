import { joined, linked, many, node, one, through } from "#mocks/graph/node.ts"
import * as m from "#mocks/kernel/models/customer.ts"

export const customerNodes = {
  customer: node("customer", m.customer, {
    relations: {
      addresses: many("customer_address", "customerAddress", "customer_id"),
      groups: through("customer_group", "customerGroupCustomer", "customer_id", "customer_group_id", "customerGroup"),
      orders: linked({ ...many("linked_order", "order", "customer_id"), farKey: "customer_id" }),
      carts: linked({ ...many("linked_cart", "cart", "customer_id"), farKey: "customer_id" }),
    },
  }),
  customer_address: node("customerAddress", m.customerAddress, {
    relations: { customer: joined(one("customer", "customer", "customer_id")) },
  }),
  customer_group: node("customerGroup", m.customerGroup, {
    relations: {
      customers: joined(through("customer", "customerGroupCustomer", "customer_group_id", "customer_id", "customer")),
    },
  }),
}
