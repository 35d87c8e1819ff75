import type { browse as english } from "#lib/messages/en/browse/browse.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const browse: Translated<typeof english> = {
  notify: {
    text: "Wir merken uns dieses Produkt in diesem Browser und zeigen Ihnen hier, wenn es wieder da ist. Es wird keine E-Mail gesendet.",
    action: "Benachrichtigen",
    saved:
      "In diesem Browser gemerkt. Bei einem späteren Besuch zeigen wir hier, wenn es wieder da ist. Es wird keine E-Mail gesendet.",
    notStored:
      "Ihr Browser speichert für diese Seite nichts. Das gilt daher nur, bis Sie die Seite schließen. Es wird keine E-Mail gesendet.",
    stop: "Nicht benachrichtigen",
  },
  restocked: {
    title: "Wieder da",
    close: "Schließen und vergessen",
  },
  shipping: {
    noCart: "Versandarten und Preise hängen vom Warenkorb ab. Sie stehen hier, sobald etwas darin liegt.",
    ofCart: "Für Ihren jetzigen Warenkorb. Den endgültigen Preis zeigt die Kasse.",
    none: "Für Ihren Warenkorb und Ihr Land gibt es keine Versandart.",
    failed: "Die Versandarten konnten nicht geladen werden. Die Kasse zeigt sie.",
    loading: "Versandarten werden geladen …",
    later: "Wird an der Kasse berechnet",
  },
}
