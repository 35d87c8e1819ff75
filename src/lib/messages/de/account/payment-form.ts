import type { paymentForm as english } from "#lib/messages/en/account/payment-form.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const paymentForm: Translated<typeof english> = {
  label: "Zahlungsdaten",
  loading: "Zahlungsformular wird geladen …",
  confirmed: {
    title: "Ihre Zahlung ist bestätigt",
    text: "Ihre Bestellung ist noch nicht aufgegeben. Prüfen Sie sie und bestellen Sie; es wird nicht erneut abgebucht.",
  },
  refused: {
    title: "Ihre Zahlung hat nicht geklappt",
    text: "Es wurde nichts abgebucht. Prüfen Sie Ihre Angaben oder wählen Sie eine andere Zahlungsart.",
    unknown:
      "Der Zahlungsdienst ist nicht erreichbar. Sie können es gefahrlos erneut versuchen; es wird nicht doppelt abgebucht.",
  },
  replaced: {
    title: "Geben Sie Ihre Zahlungsdaten bitte erneut ein",
    text: "Durch die Änderung wurde eine neue Zahlung mit leerem Formular begonnen. Es wurde nichts abgebucht.",
  },
  slow: {
    title: "Das Zahlungsformular braucht länger als üblich",
    text: "Sie können weiter warten oder eine andere Zahlungsart wählen. Ihre Bestellung bleibt erhalten.",
  },
  failed: {
    title: "Das Zahlungsformular konnte nicht geladen werden",
    text: "Vielleicht blockiert Ihr Netzwerk oder ein Werbeblocker es. Es wurde nichts abgebucht.",
  },
  express: {
    label: "Mit einer Wallet bezahlen",
    paying: "Ihre Bestellung wird aufgegeben …",
    changed: {
      title: "Ihr Warenkorb hat sich geändert",
      text: "Es wurde nichts bestellt oder abgebucht. Prüfen Sie die Summe und bezahlen Sie erneut.",
    },
    country: {
      title: "In diesem Land nicht erhältlich: {country}",
      text: "Es wurde nichts bestellt oder abgebucht. Verwenden Sie eine andere Adresse, oder wechseln Sie das Land des Shops.",
    },
    shipping: {
      title: "Für diese Adresse gibt es keine Versandart",
      text: "Es wurde nichts bestellt oder abgebucht. Verwenden Sie eine andere Adresse.",
    },
    details: {
      title: "Ihre Wallet hat keine E-Mail-Adresse oder keine Rechnungsadresse übermittelt",
      text: "Es wurde nichts bestellt oder abgebucht. Geben Sie beides an der Kasse ein.",
    },
    unrestored: {
      title: "Ihr Warenkorb konnte nicht zurückgesetzt werden",
      text: "Er enthält noch die Adresse Ihrer Wallet. Es wurde nichts bestellt oder abgebucht. Wir versuchen es gleich erneut.",
    },
    error: {
      title: "Ihre Zahlung konnte nicht abgeschlossen werden",
      text: "Es wurde nichts bestellt oder abgebucht. Versuchen Sie es erneut, oder gehen Sie zur Kasse.",
    },
  },
  other: "Andere Zahlungsart wählen",
  back: {
    title: "Zurück von Ihrer Zahlung",
    checking: "Ihre Zahlung wird geprüft …",
    changed: {
      title: "Ihr Warenkorb hat sich seit der Zahlung geändert",
      text: "Ihre Bestellung wurde nicht aufgegeben, und die Zahlung wird nicht verwendet. Prüfen Sie Ihren Warenkorb und bezahlen Sie erneut.",
      action: "Weiter zur Kasse",
    },
    earlier: {
      title: "Diese Zahlung gehört zu einem früheren Warenkorb",
      text: "Er wurde nicht bestellt, und Sie haben seitdem einen neuen begonnen. Aus dem neuen Warenkorb wurde nichts bestellt oder abgebucht.",
      action: "Zum Warenkorb",
    },
    missing: {
      title: "Dieser Zahlungslink ist abgelaufen",
      text: "Bei einer erfolgreichen Bestellung finden Sie die Bestätigung in Ihren E-Mails. Sonst wurde nichts bestellt.",
      action: "Weiter einkaufen",
    },
    failed: {
      title: "Ihre Zahlung konnte nicht geprüft werden",
      text: "Versuchen Sie es in einem Moment erneut. Es wird nicht doppelt abgebucht.",
    },
  },
}
