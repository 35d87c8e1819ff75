import type { returns as english } from "#lib/messages/en/account/returns.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const returns: Translated<typeof english> = {
  title: "Artikel aus Bestellung {number} zurücksenden",
  toOrder: "Zurück zur Bestellung",
  steps: { choose: "Artikel auswählen", review: "Prüfen" },
  choose: {
    heading: "Was möchten Sie zurücksenden?",
    requested: "Bereits zur Rücksendung angemeldet: {items}",
    left: "{count, plural, one {# kann zurückgesendet werden} other {# können zurückgesendet werden}}",
    quantity: "Rücksendemenge von {title}",
    each: "{price} pro Stück inkl. Steuern",
    reason: "Grund",
    noReason: "Kein Grund",
    note: "Möchten Sie uns noch etwas mitteilen?",
    shipping: "Rückversand",
    free: "Kostenlos",
    damaged:
      "Ist etwas beschädigt angekommen oder der falsche Artikel? <link>Schreiben Sie uns</link> zuerst: Die Rücksendung kostet Sie dann nichts.",
    back: "Voraussichtliche Erstattung",
    lowered: "Ihr offener Betrag sinkt um",
    next: "Weiter",
    why: {
      nothing: "Wählen Sie mindestens einen Artikel",
      option: "Wählen Sie eine Option für den Rückversand",
    },
  },
  usual: {
    tooSmall: "Zu klein",
    tooLarge: "Zu groß",
    wrongSize: "Falsche Größe",
    damaged: "Beschädigt",
    arrivedDamaged: "Beschädigt angekommen",
    wrongItem: "Falscher Artikel geliefert",
    changedMind: "Gefällt mir nicht",
    other: "Sonstiges",
    label: "Rücksendeetikett",
    labelByEmail: "Das Etikett kommt per E-Mail",
  },
  review: {
    heading: "Rücksendung prüfen",
    itemTotal: "Artikel inkl. Steuern",
    postage: "Rückversand",
    total: "Voraussichtliche Erstattung",
    lowered: "Ihr offener Betrag sinkt um",
    stillDue: "Danach noch offen",
    estimate: "Der endgültige Betrag steht fest, sobald wir Ihr Paket erhalten und geprüft haben.",
    next: "So geht es weiter",
    steps: {
      pack: "Verpacken Sie die Artikel, möglichst in der Originalverpackung.",
      send: "Kleben Sie das Etikett auf, das wir an {email} senden, und geben Sie das Paket ab.",
      money:
        "Sobald wir das Paket erhalten und geprüft haben, erstatten wir den Betrag über die ursprüngliche Zahlungsart.",
      due: "Ihr offener Betrag sinkt. Wir bestätigen ihn, sobald wir das Paket erhalten und geprüft haben.",
      dueAndMoney:
        "Ihr offener Betrag sinkt. Sobald wir das Paket erhalten und geprüft haben, erstatten wir den Rest über die ursprüngliche Zahlungsart.",
    },
    submit: "{count, plural, one {Rücksendung von # Artikel anmelden} other {Rücksendung von # Artikeln anmelden}}",
    change: "Bearbeiten",
  },
  errors: {
    refused: "Ihre Rücksendung wurde nicht angenommen",
    refusedText:
      "Es wurde keine Rücksendung angemeldet. Unten sehen Sie, was Sie zurücksenden können; Ihre Auswahl bleibt so weit wie möglich erhalten. {reason}",
    changedText:
      "Inzwischen wurden Artikel dieser Bestellung zurückgegeben, zum Beispiel in einem anderen Tab; angemeldet wurde deshalb nichts. Prüfen Sie Ihre Auswahl und melden Sie die Rücksendung erneut an, wenn Sie das noch möchten.",
    notSent: "Verbindung unterbrochen",
    notSentText: "Es wurde keine Rücksendung angemeldet. Sie können es gefahrlos erneut versuchen.",
    unsure: "Wir wissen nicht, ob Ihre Rücksendung angemeldet ist",
    unsureText:
      "Der Shop antwortet nicht. Melden Sie die Rücksendung kein zweites Mal an, sondern prüfen Sie erneut, sobald Sie wieder online sind.",
    checkAgain: "Erneut prüfen",
    failed: "Die Bestellung konnte nicht geladen werden",
    failedText: "Es wurde nichts geändert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  },
  blocked: {
    title: "Keine Artikel zum Zurücksenden",
    contactTitle: "Diese Bestellung lässt sich nicht online zurücksenden",
    noShipping: "Für diese Bestellung ist kein Rückversand verfügbar. Schreiben Sie uns, wir finden eine Lösung.",
  },
  missing: { title: "Bestellung nicht gefunden", text: "Die Adresse ist möglicherweise falsch." },
  requested: {
    title: "Rücksendung angemeldet",
    text: "Das Etikett senden wir an {email}. Den Stand sehen Sie bei der Bestellung.",
    order: "Bestellung ansehen",
  },
  progress: {
    label: "Fortschritt der Rücksendung",
    requested: "Angemeldet",
    arrived: "Eingegangen",
    refunded: "Erstattet",
    hint: "{count, plural, one {Wir erwarten noch # Artikel.} other {Wir erwarten noch # Artikel.}}",
    arrivedHint: "Ihre Rücksendung ist eingegangen. Nach der Prüfung erstatten wir den Betrag.",
    owed: "Voraussichtliche Erstattung: {amount}.",
    due: "Ihr offener Betrag beträgt jetzt {amount}.",
    settledHint: "Ihre Rücksendung ist eingegangen. Es ist nichts zu erstatten.",
    refundedHint: "Wir haben {amount} erstattet.",
  },
}
