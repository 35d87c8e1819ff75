import { translations } from "./translations/translations.ts"

/** Messages of the pages that translate the shop's texts. */
export const messages = {
  admin: {
    translations,
  },
}
