import type { visit as english } from "#lib/messages/en/store/visit.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const visit: Translated<typeof english> = {
  signedInAs: "Sie sind jetzt als {email} angemeldet",
  signedInElse: "Jetzt ist jemand anderes angemeldet",
  signedOut: "Sie sind abgemeldet",
  nothingSaved: "Es wurde nichts gespeichert.",
  joined:
    "{count, plural, one {# Artikel aus Ihrem früheren Warenkorb wurde übernommen} other {# Artikel aus Ihrem früheren Warenkorb wurden übernommen}}",
  signIn: "Anmelden",
  continueShopping: "Weiter einkaufen",
  orderText:
    "Diese Seite gehört zur vorherigen Anmeldung. Öffnen Sie den Link in der Bestätigungsmail, um die Bestellung wieder anzusehen.",
  placedText: "Sie wurden inzwischen abgemeldet. Melden Sie sich an, um Ihre Bestellung zu sehen.",
  cartText: "Ihr Warenkorb bleibt für Sie erhalten. Melden Sie sich wieder an, um fortzufahren.",
}
