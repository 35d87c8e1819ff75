import type { receive as english } from "#lib/messages/en/order/receive.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const receive: Translated<typeof english> = {
  title: "Rücksendung zu Bestellung #{number} annehmen",
  items: "Eingegangene Artikel",
  undamaged: "Unbeschädigte Menge von {title}",
  damaged: "Beschädigte Menge von {title}",
  undamagedShort: "Unbeschädigt",
  damagedShort: "Beschädigt",
  of: "{arrived, number} von {requested, number}",
  most: "{count, plural, one {Nur # Artikel wird erwartet} other {Nur # Artikel werden erwartet}}",
  hint: "Unbeschädigte Artikel gehen zurück in den Bestand, beschädigte nicht. Beide werden erstattet. Fehlende Artikel können Sie später annehmen.",
  confirm: "Annahme bestätigen",
  confirmAndRefund: "Annehmen und erstatten",
  all: "Alles unbeschädigt annehmen",
  consequence: "Unbeschädigte Artikel gehen zurück in den Bestand.",
  done: "Rücksendung zu Bestellung #{number} angenommen",
}
