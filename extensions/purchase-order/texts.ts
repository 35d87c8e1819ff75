import { defineTexts } from "fennmark/ui"

/** The key of the number in the metadata of carts and orders. */
export const KEY = "purchase_order"

/** What the extension, its card and its column are called. */
export const TITLE = { en: "Purchase order number", de: "Bestellnummer des Kunden" }

export const useTexts = defineTexts({
  en: {
    number: "Purchase order number",
    hint: "Printed on the packing slip",
    tooLong: (max: number) => `Enter a purchase order number of at most ${max} characters.`,
    printed: "Purchase order number",
  },
  de: {
    number: "Ihre Bestellnummer",
    hint: "Wird auf den Lieferschein gedruckt",
    tooLong: (max) => `Geben Sie eine Bestellnummer mit höchstens ${max} Zeichen ein.`,
    printed: "Ihre Bestellnummer",
  },
})
