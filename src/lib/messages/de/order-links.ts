import { customerLinks } from "./order-links/customer-links.ts"

export const messages = {
  admin: {
    customerLinks,
  },
}
