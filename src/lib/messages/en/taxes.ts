import { tax } from "./taxes/tax.ts"
import { taxCheck } from "./taxes/tax-check.ts"
import { taxRate } from "./taxes/tax-rate.ts"
import { taxSetup } from "./taxes/tax-setup.ts"

/** Messages of the settings of taxes. */
export const messages = {
  admin: {
    tax,
    taxCheck,
    taxRate,
    taxSetup,
  },
}
