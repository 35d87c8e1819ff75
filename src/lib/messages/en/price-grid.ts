import { dataGrid } from "./price-grid/data-grid.ts"
import { priceGrid } from "./price-grid/price-grid.ts"

/** Messages of the grid of a product's variants. */
export const messages = {
  admin: {
    priceGrid,
  },
  ui: {
    dataGrid,
  },
}
