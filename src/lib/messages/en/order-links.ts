import { customerLinks } from "./order-links/customer-links.ts"

/** Messages of the links to an order’s pages in the store. */
export const messages = {
  admin: {
    customerLinks,
  },
}
