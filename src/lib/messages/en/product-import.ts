import { productImport } from "./product-import/product-import.ts"

/** Messages of the import of products from a file. */
export const messages = {
  admin: {
    productImport,
  },
}
