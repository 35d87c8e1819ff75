import { translations } from "./translations/translations.ts"

export const messages = {
  admin: {
    translations,
  },
}
