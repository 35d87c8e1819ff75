import { productWizard } from "./product-wizard/product-wizard.ts"

export const messages = {
  admin: {
    productWizard,
  },
}
