import { productImport } from "./product-import/product-import.ts"

export const messages = {
  admin: {
    productImport,
  },
}
