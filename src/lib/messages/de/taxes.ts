import { tax } from "./taxes/tax.ts"
import { taxCheck } from "./taxes/tax-check.ts"
import { taxRate } from "./taxes/tax-rate.ts"
import { taxSetup } from "./taxes/tax-setup.ts"

export const messages = {
  admin: {
    tax,
    taxCheck,
    taxRate,
    taxSetup,
  },
}
