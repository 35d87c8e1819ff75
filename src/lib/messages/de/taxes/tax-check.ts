import type { taxCheck as english } from "#lib/messages/en/taxes/tax-check.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const taxCheck: Translated<typeof english> = {
  title: "Steuersatz prüfen",
  hint: "Welchen Steuersatz ein Kunde zahlt, und warum andere nicht gelten.",
  input: "Kunde und Artikel",
  country: "Land",
  province: "Bundesland oder Provinz",
  provinceHint: "Wie in der Adresse, zum Beispiel „CA“.",
  product: "Produkt",
  anyProduct: "Beliebiges anderes Produkt",
  option: "Versandoption",
  optionHint: "Wählen Sie eine, um den Versand statt eines Produkts zu prüfen.",
  anyOption: "Keine",
  start: { title: "Wählen Sie ein Land", text: "Der Steuersatz für einen Kunden dort erscheint hier." },
  none: {
    title: "Keine Steuerregion für {country}",
    text: "Kunden dort zahlen keine Steuer.",
    create: "Steuerregion anlegen",
  },
  manual: {
    title: "Steuern werden nicht automatisch berechnet",
    text: "In der Region „{region}“ werden Steuern nur berechnet, wenn ein Shop sie anfordert.",
    open: "Region öffnen",
  },
  applied: "Steuersatz: {total}",
  noRate: "Kein Satz gilt. Es fällt keine Steuer an.",
  others: "Sätze, die nicht gelten",
  added: "Wird zum Satz der Provinz addiert.",
  matches: {
    product: "Er gilt für dieses Produkt.",
    product_type: "Er gilt für den Produkttyp, und kein Satz gilt für das Produkt selbst.",
    shipping_option: "Er gilt für diese Versandoption.",
    default: "Er ist der Standardsatz, und kein anderer Satz der Steuerregion passt.",
  },
  results: {
    lessSpecific: "Ein genauerer Satz derselben Steuerregion geht vor.",
    provinceFirst: "Der Satz der Provinz geht vor.",
    olderFirst: "Ein anderer Satz für dasselbe wurde früher angelegt.",
    elsewhere: "Er gilt für andere Produkte, Produkttypen oder Versandoptionen.",
  },
}
