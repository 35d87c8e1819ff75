import type { browse as english } from "#lib/messages/en/browse/browse.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const browse: Translated<typeof english> = {
  notify: {
    text: "Wir merken uns dieses Produkt in diesem Browser und zeigen Ihnen hier, wenn es wieder verfügbar ist. Es wird keine E-Mail gesendet.",
    action: "Benachrichtigen",
    saved:
      "In diesem Browser gemerkt. Bei einem späteren Besuch zeigen wir hier, wenn es wieder verfügbar ist. Es wird keine E-Mail gesendet.",
    notStored:
      "Ihr Browser speichert für diese Seite nichts. Beim Schließen der Seite wird dieser Hinweis daher vergessen. Es wird keine E-Mail gesendet.",
    stop: "Nicht mehr benachrichtigen",
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
  quickAdd: {
    failed: "Das Produkt konnte nicht geladen werden. Öffnen Sie stattdessen seine Seite.",
    open: "Produktseite öffnen",
    loading: "Optionen werden geladen …",
  },
  recent: {
    title: "Zuletzt angesehen",
    clear: "Liste leeren",
  },
  wishlist: {
    title: "Merkliste",
    count: "{count, plural, =0 {Keine Produkte} one {# Produkt} other {# Produkte}}",
    guest: "In diesem Browser gespeichert. Melden Sie sich an, um sie auf allen Geräten zu haben.",
    notStored:
      "Ihr Browser speichert für diese Seite nichts. Beim Schließen der Seite wird die Liste daher vergessen. Melden Sie sich an, um sie zu behalten.",
    signIn: "Anmelden",
    unsaved: "Noch nicht in Ihrem Konto gespeichert. Sie bleibt in diesem Browser, und wir versuchen es erneut.",
    gone: "{count, plural, one {# gemerktes Produkt wird} other {# gemerkte Produkte werden}} nicht mehr verkauft.",
    forget: "Von der Liste entfernen",
    failed: {
      title: "Die Merkliste konnte nicht geladen werden",
      text: "Es ist nichts verloren. Prüfen Sie die Verbindung und versuchen Sie es erneut.",
    },
    empty: {
      title: "Noch nichts gemerkt",
      text: "Produkte, die Sie mit dem Herz merken, erscheinen hier.",
      action: "Produkte ansehen",
    },
  },
}
