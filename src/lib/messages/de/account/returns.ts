import type { returns as english } from "#lib/messages/en/account/returns.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const returns: Translated<typeof english> = {
  title: "Artikel der Bestellung {number} zurücksenden",
  toOrder: "Zurück zur Bestellung",
  steps: { choose: "Auswählen", review: "Prüfen" },
  choose: {
    heading: "Was möchten Sie zurücksenden?",
    left: "{count, plural, other {# können zurück}}",
    quantity: "Wie viele von {title}",
    each: "je {price} mit Steuer",
    reason: "Grund",
    chooseReason: "Grund wählen",
    note: "Sollten wir noch etwas wissen?",
    way: "Wie kommt es zurück?",
    free: "Kostenlos",
    back: "Sie bekommen etwa zurück",
    next: "Weiter",
    why: {
      nothing: "Wählen Sie zuerst mindestens einen Artikel",
      reason: "Wählen Sie zuerst für jeden Artikel einen Grund",
      option: "Wählen Sie zuerst, wie es zurückkommt",
    },
  },
  review: {
    heading: "Stimmt alles?",
    goods: "Ware mit Steuer",
    postage: "Porto",
    total: "Sie bekommen etwa zurück",
    estimate: "Der Betrag steht fest, wenn das Paket angekommen und geprüft ist.",
    next: "Wie es weitergeht",
    steps: {
      pack: "Packen Sie die Artikel ein, in ihrer eigenen Schachtel, wenn Sie sie noch haben.",
      send: "Geben Sie das Paket mit dem Etikett ab, das wir an {email} senden.",
      money: "Ist es angekommen und geprüft, geht das Geld den Weg zurück, auf dem es kam.",
    },
    submit: "{count, plural, one {Rücksendung von # Artikel anmelden} other {Rücksendung von # Artikeln anmelden}}",
    change: "Ändern",
  },
  errors: {
    refused: "Die Rücksendung wurde nicht angenommen",
    refusedText:
      "Es wurde nichts gesendet. Unten steht, was jetzt zurück kann; Ihre Auswahl bleibt, soweit es geht. {reason}",
    notSent: "Die Verbindung wurde unterbrochen",
    notSentText: "Wir haben nachgesehen: es ist keine Rücksendung angekommen. Noch einmal zu senden schadet nicht.",
    unsure: "Wir wissen noch nicht, ob Ihre Rücksendung angekommen ist",
    unsureText:
      "Der Shop antwortet nicht. Senden Sie nicht noch einmal; lassen Sie uns nachsehen, wenn die Verbindung wieder da ist.",
    look: "Noch einmal nachsehen",
    failed: "Die Bestellung ließ sich nicht laden",
    failedText: "Es wurde nichts geändert. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
    retry: "Noch einmal versuchen",
  },
  blocked: {
    title: "Es kann nichts zurückgesendet werden",
    noWay: "Für diese Bestellung gibt es keinen Weg zurück per Paket. Bitte schreiben Sie uns, wir finden einen.",
  },
  missing: { title: "Diese Bestellung gibt es nicht", text: "Vielleicht ist die Adresse falsch geschrieben." },
  requested: {
    title: "Ihre Rücksendung läuft",
    text: "Das Etikett senden wir an {email}. Wie weit sie ist, steht bei der Bestellung.",
    order: "Bestellung ansehen",
  },
  progress: {
    label: "Wie weit die Rücksendung ist",
    requested: "Angemeldet",
    arrived: "Angekommen",
    refunded: "Erstattet",
    hint: "{count, plural, one {# Artikel ist auf dem Weg zurück zu uns.} other {# Artikel sind auf dem Weg zurück zu uns.}}",
    arrivedHint: "Sie ist angekommen. Das Geld folgt, sobald sie geprüft ist.",
    refundedHint: "Fertig: das Geld ist auf dem Weg zu Ihnen.",
  },
}
