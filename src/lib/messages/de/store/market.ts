import type { market as english } from "#lib/messages/en/store/market.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const market: Translated<typeof english> = {
  shipTo: "Lieferung nach",
  short: "{country} · {currency}",
  title: "Wohin soll es gehen?",
  text: "Preise, Steuern und Lieferung richten sich nach dem Land.",
  country: "Land",
  group: "{region} · {currency}",
  same: "Hier kaufen Sie gerade ein.",
  free: "Ihr Warenkorb ist leer, es ändern sich nur die Preise.",
  stays: "Ihr Warenkorb behält seine Preise in {currency}; die Steuer wird die von {country}.",
  changes: "Was mit Ihrem Warenkorb geschieht",
  loading: "Wir sehen nach, was sich ändert…",
  failed: "Was sich in Ihrem Warenkorb ändert, war nicht zu erfahren",
  retry: "Noch einmal versuchen",
  price: "{title}: {was} → {now} je Stück",
  gone: "{title} wird dort nicht verkauft und verlässt den Warenkorb",
  currency: "Bezahlt wird in {currency}",
  delivery: "Lieferung und Zahlung werden neu gewählt",
  address: "Die Adresse wird neu angegeben, denn sie muss in {region} liegen",
  codes: "Aktionscodes bleiben, soweit sie gelten: {codes}",
  confirm: "In {country} einkaufen",
  confirmChange: "Warenkorb umstellen und in {country} einkaufen",
  refused: "Der Warenkorb konnte nicht geändert werden",
  refusedText: "Er ist noch für {region}. {reason}",
}
