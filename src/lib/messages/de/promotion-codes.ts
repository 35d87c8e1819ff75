import { promotionCodes } from "./promotion-codes/promotion-codes.ts"

/** Messages of the generation of many codes. */
export const messages = {
  admin: {
    promotionCodes,
  },
}
