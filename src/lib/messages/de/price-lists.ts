import { lists } from "./price-lists/lists.ts"
import { priceCheck } from "./price-lists/price-check.ts"
import { priceList } from "./price-lists/price-list.ts"
import { priceListWizard } from "./price-lists/price-list-wizard.ts"

export const messages = {
  admin: {
    lists,
    priceCheck,
    priceList,
    priceListWizard,
  },
}
