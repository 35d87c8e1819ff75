import { productWizard } from "./product-wizard/product-wizard.ts"

/** Messages of the guided creation of a product. */
export const messages = {
  admin: {
    productWizard,
  },
}
