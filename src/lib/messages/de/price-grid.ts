import { dataGrid } from "./price-grid/data-grid.ts"
import { priceGrid } from "./price-grid/price-grid.ts"

export const messages = {
  admin: {
    priceGrid,
  },
  ui: {
    dataGrid,
  },
}
