import { catalog, linkedProducts } from "./catalog/catalog.ts"
import { category } from "./catalog/category.ts"
import { lists } from "./catalog/lists.ts"
import { option } from "./catalog/option.ts"
import { product } from "./catalog/product.ts"
import { productExport } from "./catalog/product-export.ts"
import { products } from "./catalog/products.ts"

/** Messages of the back office’s catalog pages, below the same key as those of its frame. */
export const messages = {
  admin: {
    catalog: { ...catalog, category, option },
    linked: { products: linkedProducts },
    lists,
    productExport,
    product,
    products,
  },
}
