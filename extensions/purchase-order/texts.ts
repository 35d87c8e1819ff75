import { defineTexts } from "fennmark/ui"

/** The key of the number in the metadata of carts and orders. */
export const KEY = "purchase_order"

export const useTexts = defineTexts({
  en: {
    number: "Purchase order number",
    hint: "Printed on the packing slip",
    tooLong: (max: number) => `Enter at most ${max} characters.`,
  },
  de: {
    number: "Ihre Bestellnummer",
    hint: "Wird auf den Lieferschein gedruckt",
    tooLong: (max) => `Geben Sie höchstens ${max} Zeichen ein.`,
  },
})
