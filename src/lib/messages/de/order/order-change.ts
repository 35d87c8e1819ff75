import type { orderChange as english } from "#lib/messages/en/order/order-change.ts"
import type { Translated } from "#lib/messages/translated.ts"

/** Messages shared by all guided order changes: totals, errors, leaving. */
export const orderChange: Translated<typeof english> = {
  back: "Zurück zur Bestellung",
  backToDraft: "Zurück zum Entwurf",
  backToInbox: "Zurück zu offenen Vorgängen",
  add: {
    title: "Artikel hinzufügen",
    search: "Produkte suchen",
    hint: "Name, Artikelnr. oder Barcode",
    action: "Hinzufügen",
    addNamed: "{title} hinzufügen",
    none: "Keine Produkte für „{query}“ gefunden",
    start: "Suchen Sie nach Produkten, die Sie hinzufügen möchten.",
    noPrice: "Kein Preis in {currency}",
    outOfStock: "Nicht auf Lager",
  },
  promotions: {
    title: "Aktionen",
    label: "{codes} für geänderte und hinzugefügte Artikel neu berechnen",
    off: "Aus: Der Rabatt bleibt wie bestellt.",
    on: "An: Der Rabatt ändert sich mit den Artikeln.",
    fixed: "Keine Neuberechnung möglich: {codes} gilt nicht je Artikel.",
    kept: "Der Rabatt durch {codes} bleibt wie bestellt und wird nicht neu berechnet.",
    carried: "Der Rabatt durch {codes} wird für alle Artikel neu berechnet.",
  },
  addedPrice: {
    label: "Preis neuer Artikel",
    hint: "Gilt für alles, was Sie ab jetzt hinzufügen. Jeder Preis lässt sich ändern.",
    free: "Kostenlos",
    freeHint: "Der Kunde bezahlt dafür nichts.",
    same: "Wert des zurückgegebenen Artikels",
    sameHint: "Tausch ohne Zahlung: der bezahlte Preis nach Rabatten.",
    noReturns: "Wählen Sie zuerst Artikel zur Rückgabe",
    charged: "Aktueller Preis",
    chargedHint: "Der Kunde bezahlt dafür.",
  },
  delivery: {
    title: "Versand",
    add: "Versandart hinzufügen",
    addFree: "{name} für {amount} hinzufügen",
    amountOf: "Preis von {name}",
    none: "Für diese Bestellung ist keine Versandart verfügbar",
    remove: "{name} entfernen",
    unreserved:
      "Ohne Versandart wird kein Bestand reserviert, und Artikel mit Bestandsführung können nicht versendet werden.",
  },
  money: {
    title: "Zusammenfassung",
    total: "Gesamt",
    due: "Offener Betrag",
    refund: "Zu erstatten",
    balanced: "Offener Betrag",
  },
  discard: "Änderungen verwerfen",
  discardPrompt: {
    title: "Änderungen verwerfen?",
    text: "Die Bestellung bleibt unverändert. Sie können das 10 Sekunden lang rückgängig machen.",
  },
  blocked: {
    title: "Für diese Bestellung gibt es bereits einen offenen Vorgang: {kind}",
    text: "Pro Bestellung ist nur ein Vorgang gleichzeitig möglich. Schließen Sie ihn ab oder verwerfen Sie ihn und kommen Sie dann zurück.",
    action: "Zur Bestellung",
    retry: "Aktualisieren",
  },
  over: {
    orderCanceled: {
      title: "Diese Bestellung wurde storniert",
      text: "Eine stornierte Bestellung kann nicht geändert werden.",
    },
    returnCanceled: {
      title: "Diese Rücksendung wurde storniert",
      text: "Eine stornierte Rücksendung kann nicht angenommen werden.",
    },
    returnReceived: {
      title: "Diese Rücksendung wurde angenommen",
      text: "Es gibt keine weiteren Artikel anzunehmen.",
    },
  },
  missing: {
    title: "Bestellung nicht gefunden",
    text: "Sie wurde vielleicht gelöscht, oder die Adresse ist falsch.",
    action: "Zurück zu den Bestellungen",
  },
  failed: {
    title: "Die Bestellung konnte nicht geladen werden",
    text: "Es wurde nichts geändert.",
    retry: "Erneut versuchen",
  },
  regionDeleted: {
    title: "Die Region der Bestellung wurde gelöscht",
    text: "Auf Artikel und Versand, die Sie jetzt hinzufügen, wird keine Steuer berechnet. Prüfen Sie den Gesamtbetrag, bevor Sie bestätigen.",
  },
  error: {
    title: "Die Änderung konnte nicht gespeichert werden",
    shortStock:
      "In {location} sind für diese Bestellung nur {free, number} × {item} verfügbar, benötigt werden {needed, number}. Es wurde nichts gesendet: Ändern Sie die Menge oder den Bestand und bestätigen Sie erneut.",
    notStocked:
      "Kein Standort führt {item}. Es wurde nichts gesendet: Erfassen Sie den Bestand an einem Standort des Vertriebskanals oder entfernen Sie den Artikel und bestätigen Sie erneut.",
    noShippingPrice:
      "{name} hat keinen Preis in {currency} ohne Bedingungen. Fügen Sie der Versandoption einen hinzu und versuchen Sie es dann erneut.",
    text: "Meldung des Servers: „{reason}“. Ihre anderen Änderungen bleiben erhalten.",
    lost: "Verbindung unterbrochen. Die Änderung wurde möglicherweise nicht gespeichert. Diese Seite zeigt den Stand auf dem Server.",
  },
  conflict: {
    title: "Jemand anderes hat diese Bestellung geändert",
    text: "Diese Seite zeigt den aktuellen Stand. Prüfen Sie Ihre Änderungen vor dem Bestätigen; einige sind möglicherweise nicht mehr vorhanden.",
    ended:
      "Ihre Änderungen wurden anderswo bestätigt oder verworfen. Diese Seite zeigt den aktuellen Stand, und Sie können weiterarbeiten.",
    notSaved: "Ihre letzte Änderung wurde nicht gespeichert.",
    total: "Gesamt: {was} → {now}",
    line: "{title}: {was} → {now}",
  },
  refused: {
    title: "Markierten Wert verwerfen?",
    text: "Er ist ungültig und wurde nicht übernommen.",
    keep: "Weiter bearbeiten",
    discard: "Wert verwerfen",
  },
  leave: {
    title: "Änderungen behalten?",
    text: "Sie sind noch nicht bestätigt. Wenn Sie sie behalten, kann an der Bestellung nichts anderes geändert werden, bis sie bestätigt oder verworfen sind.",
    keep: "Für später behalten",
    discard: "Änderungen verwerfen",
    stay: "Weiter bearbeiten",
  },
  saving: "Wird gespeichert …",
  saved: "Gespeichert",
  staged: "{count, plural, one {# unbestätigte Änderung} other {# unbestätigte Änderungen}}. {money}: {amount}",
  happens: {
    title: "Prüfen und bestätigen",
    due: "Der Kunde schuldet {amount}. Dafür wird eine neue Zahlung erstellt.",
    updated: "Der Kunde schuldet {amount}. Die offene Zahlung wird auf diesen Betrag geändert.",
    released:
      "Der Kunde muss {amount} neu bezahlen, denn die Bestätigung storniert die autorisierte Zahlung über {released}. Um die Zahlung zu behalten, ziehen Sie sie vorher ein.",
    refund: "Dem Kunden stehen {amount} zu. Erstatten Sie den Betrag auf der Seite der Bestellung.",
    later: "Dem Kunden stehen {later} zu, sobald die Rücksendung ankommt. Erstatten Sie den Betrag dann.",
    refundAndLater: "Dem Kunden stehen jetzt {amount} zu und weitere {later}, sobald der Rest der Rücksendung ankommt.",
    balanced: "Keine Zahlung oder Erstattung nötig.",
  },
  reasons: {
    noChanges: "Nehmen Sie zuerst eine Änderung vor",
    alreadyRequested: "Die Zustimmung des Kunden ist bereits angefragt",
    noItemsBack: "Wählen Sie zuerst Artikel für die Rücksendung",
    noItemsOut: "Fügen Sie zuerst neue Artikel hinzu",
    noShippingOut: "Fügen Sie zuerst eine Versandart für die neuen Artikel hinzu; ihr Preis kann 0 sein",
    noItemsClaimed: "Wählen Sie zuerst die reklamierten Artikel",
    noLocation: "Wählen Sie zuerst einen Standort",
    noItemsReceived: "Geben Sie zuerst die eingegangenen Mengen an",
    unfinishedStep: "Wiederholen Sie zuerst die letzte Änderung",
    refusedBefore: "Verwerfen Sie die Änderung und beginnen Sie sie neu",
  },
  refusedBefore: {
    title: "Diese Änderung kann nicht mehr bestätigt werden",
    text: "Der Server hat die Bestätigung abgelehnt und die Versandarten der Änderung verloren. Verwerfen Sie die Änderung und beginnen Sie sie neu; prüfen Sie danach die Rabatte und den Gesamtbetrag der Bestellung.",
  },
  done: {
    discarded: "Änderungen verworfen",
    kept: "Änderungen für später behalten",
  },
  available: "{count, plural, one {# verfügbar} other {# verfügbar}}",
  inStock: "{count, plural, =0 {Nicht auf Lager} one {Nur # auf Lager} other {Nur # auf Lager}}",
  unnamed: "(ohne Namen)",
  each: "{price} je Stück",
  eachDiscounted: "je {price}, nach Rabatten",
  added: "Neu",
}
