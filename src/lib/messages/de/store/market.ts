import type { market as english } from "#lib/messages/en/store/market.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const market: Translated<typeof english> = {
  shipTo: "Versand nach",
  short: "{country} · {currency}",
  title: "Wohin sollen wir liefern?",
  text: "Preise, Steuern und Versand richten sich nach dem Land.",
  country: "Land",
  group: "{region} · {currency}",
  same: "Dieses Land ist bereits ausgewählt.",
  free: "Ihr Warenkorb ist leer. Es ändern sich nur die Preise.",
  stays: "Die Preise im Warenkorb bleiben in {currency}. Es gelten die Steuern für {country}.",
  changes: "Änderungen an Ihrem Warenkorb",
  loading: "Änderungen werden ermittelt …",
  failed: "Die Änderungen konnten nicht ermittelt werden",
  retry: "Erneut versuchen",
  price: "{title}: {was} → {now} pro Stück",
  gone: "{title} ist dort nicht erhältlich und wird aus dem Warenkorb entfernt",
  currency: "Sie bezahlen in {currency}",
  delivery: "Versand und Zahlung wählen Sie neu",
  address: "Sie geben eine neue Adresse an (Region: {region})",
  codes: "Aktionscodes, die weiterhin gelten, bleiben erhalten: {codes}",
  confirm: "{country} auswählen",
  confirmChange: "Warenkorb auf {country} umstellen",
  refused: "Warenkorb konnte nicht umgestellt werden",
  refusedText: "Er gilt weiterhin für {region}. {reason}",
}
