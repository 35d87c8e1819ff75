import type { cart as english } from "#lib/messages/en/store/cart.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const cart: Translated<typeof english> = {
  title: "Ihr Warenkorb",
  empty: {
    title: "Ihr Warenkorb ist leer",
    text: "Was Sie auswählen, wartet hier auf Sie.",
    action: "Alle Produkte ansehen",
  },
  remove: "{title} entfernen",
  quantityOf: "Menge von {title}",
  each: "{price} je Stück",
  checkout: "Zur Kasse · {total}",
  goOn: "Weiter einkaufen",
  failed: "Der Warenkorb konnte nicht geändert werden",
  failedText: "Er ist wie zuvor. {reason}",
  loadFailed: "Der Warenkorb konnte nicht geladen werden",
  retry: "Noch einmal versuchen",
  summary: {
    title: "Übersicht",
    show: "Bestellung anzeigen",
    items: "Artikel",
    discount: "Rabatt",
    delivery: "Lieferung",
    deliveryLater: "Wird an der Kasse gewählt",
    tax: "Steuer",
    total: "Gesamt",
    free: "Kostenlos",
  },
  promo: {
    label: "Aktionscode",
    add: "Einlösen",
    remove: "{code} entfernen",
    applied: "{code} ist eingelöst",
    noEffect: "Den Code {code} gibt es, aber er gilt nicht für diesen Warenkorb.",
    unknown: "Der Code {code} ist nicht gültig.",
    empty: "Geben Sie zuerst einen Code ein",
  },
}
