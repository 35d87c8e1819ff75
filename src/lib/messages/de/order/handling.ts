import type {
  fulfill as englishFulfill,
  fulfillments as englishFulfillments,
  orderStatus as englishOrderStatus,
  packages as englishPackages,
  payments as englishPayments,
} from "#lib/messages/en/order/handling.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const payments: Translated<typeof englishPayments> = {
  title: "Zahlungen",
  none: "Noch keine Zahlungen",
  captured: "Eingezogen",
  uncaptured: "Noch nicht eingezogen",
  rest: "Rest storniert",
  refunded: "Erstattet",
  state: {
    authorized: "Autorisiert",
    captured: "Eingezogen",
    canceled: "Storniert",
    open: "Nicht bezahlt",
    closed: "Geschlossen",
    pending: "Autorisierung ausstehend",
  },
  chosenInvoice: "Der Kunde möchte auf Rechnung bezahlen",
  chosen: "Der Kunde möchte mit {provider} bezahlen",
  pending: "Zahlung mit {provider}, noch nicht autorisiert",
  capture: {
    action: "Zahlung einziehen",
    step: "{amount} einziehen",
    title: "Zahlung einziehen",
    consequence: "Der Betrag wird über die Zahlungsart des Kunden eingezogen. Sie können ihn später erstatten.",
    confirm: "{amount} einziehen",
    amount: "Betrag",
    most: "Höchstens {most}",
    rest: "{rest} bleiben einzuziehen.",
    noAmount: "Geben Sie einen Betrag über {zero} ein",
    tooMuch: "Von dieser Zahlung können Sie höchstens {most} einziehen",
  },
  markPaid: {
    action: "Als bezahlt markieren",
    step: "{amount} als bezahlt markieren",
    title: "{amount} als bezahlt markieren?",
    consequence:
      "Für Geld, das Sie auf anderem Weg erhalten haben, etwa per Überweisung oder bar. Vom Kunden wird nichts eingezogen.",
    confirm: "Als bezahlt markieren",
  },
  authorize: {
    action: "Autorisierung prüfen",
    title: "Autorisierung von {amount} prüfen?",
    consequence: "Fragt beim Zahlungsanbieter nach. Eine autorisierte Zahlung können Sie einziehen.",
    confirm: "Autorisierung prüfen",
    notYet:
      "Der Zahlungsanbieter hat die Zahlung noch nicht autorisiert. Es wurde nichts geändert; versuchen Sie es später erneut.",
  },
  choose: {
    action: "Zahlungsart festlegen",
    title: "Zahlungsart für {amount} festlegen",
    consequence:
      "Für eine Zahlungsart, die der Kunde am Telefon oder per E-Mail gewählt hat. Sie ersetzt eine frühere Wahl. Abgebucht wird erst, wenn der Kunde bezahlt.",
    confirm: "Zahlungsart festlegen",
    provider: "Zahlungsart",
    noProvider: "Wählen Sie eine Zahlungsart",
    invoice: "Rechnung",
  },
  refund: {
    action: "Zahlung erstatten",
    step: "{amount} erstatten",
    title: "Zahlung erstatten",
    consequence: "Das Geld geht an den Kunden zurück. Das lässt sich nicht rückgängig machen.",
    confirm: "{amount} erstatten",
    amount: "Betrag",
    most: "Höchstens {most}",
    items: "Zu erstattende Artikel",
    each: "je {amount}, mit Steuer und Rabatten",
    quantity: "Zu erstattende Menge von {title}",
    mostItems:
      "{count, plural, one {Es kann nur # Artikel erstattet werden} other {Es können nur # Artikel erstattet werden}}",
    shipping: "{name}: {amount}",
    refundedAt: "Erstattet: {date}",
    earlier: "Bisher erstattet",
    owed: "Dem Kunden stehen derzeit {amount} zu.",
    owedMore:
      "Dem Kunden stehen derzeit {amount} zu, mehr als diese Zahlung. Erstatten Sie die übrigen {rest} danach von einer anderen Zahlung.",
    several:
      "{amount} wurden mit {count, plural, one {# Zahlung} other {# Zahlungen}} bezahlt. Jede wird einzeln erstattet, die nächste nach dieser.",
    nothingOwed: "Dem Kunden steht derzeit nichts zu.",
    owedLater: "Dem Kunden stehen {amount} zu, sobald die Rücksendung ankommt.",
    claimed: "Reklamiert und noch nicht erstattet: {items} ({amount})",
    claimedAction: "Reklamierte Artikel erstatten",
    credit: "{amount} der Erstattung mindern den Gesamtbetrag der Bestellung.",
    noAmount: "Geben Sie einen Betrag über {zero} ein",
    tooMuch: "Von dieser Zahlung können Sie höchstens {most} erstatten",
    reason: "Grund",
    noReason: "Kein Grund",
    note: "Notiz für das Team",
  },
  credit: {
    action: "Gutschrift hinzufügen",
    title: "Gutschrift hinzufügen",
    lowers:
      "Mindert den Gesamtbetrag der Bestellung, sodass der Kunde weniger bezahlen muss. Es wird nichts gezahlt oder erstattet.",
    raises:
      "Erhöht den Gesamtbetrag der Bestellung, sodass weniger erstattet wird. Es wird nichts gezahlt oder erstattet.",
    confirm: "Gutschrift über {amount} hinzufügen",
    amount: "Betrag",
    most: "Höchstens {most}",
    noAmount: "Geben Sie einen Betrag über {zero} ein",
    tooMuch: "Höchstens {most}, der offene Betrag der Bestellung",
    reason: "Grund",
    reasonHint: "Zum Beispiel Kulanz",
    noReason: "Geben Sie einen Grund ein",
    reference: "Referenz",
    referenceHint: "Zum Beispiel die Nummer einer Supportanfrage",
    name: "Gutschrift",
    refund: "Erstattung",
    reasons: {
      orderCanceled: "Die Bestellung ist storniert",
      balanced: "Es ist nichts offen und nichts zu erstatten",
    },
  },
  overtaken: {
    paid: "Das wurde inzwischen bezahlt",
    notDue: "Dieser Betrag ist nicht mehr offen",
    orderCanceled: "Die Bestellung wurde inzwischen storniert",
    changed: "Der offene Betrag hat sich geändert. Vorher betrug er {amount}.",
    captured: "Diese Zahlung wurde inzwischen eingezogen",
    canceled: "Diese Zahlung wurde inzwischen storniert",
    refunded: "Diese Zahlung wurde inzwischen erstattet",
    settled: "Was dem Kunden zustand, wurde inzwischen erstattet",
    authorized: "Diese Zahlung wurde inzwischen autorisiert",
    notPending: "Diese Zahlung wartet nicht mehr auf eine Autorisierung",
  },
  done: {
    capture: "{amount} eingezogen",
    refund: "{amount} erstattet",
    markPaid: "{amount} als bezahlt markiert",
    authorize: "{amount} autorisiert",
    choose: "Zahlungsart gespeichert",
    credit: "Gutschrift über {amount} hinzugefügt",
  },
}

export const fulfillments: Translated<typeof englishFulfillments> = {
  title: "Lieferungen",
  none: "Noch nichts für den Versand vorbereitet",
  unreserved: "Nicht reserviert: {items}",
  noneCanceled: "Es wurde nichts für den Versand vorbereitet",
  fulfill: "Versand vorbereiten",
  name: "Lieferung {number, number}",
  line: "{quantity, number} × {title}",
  tracking: "Sendungsnummer:",
  notify: "Kunden per E-Mail benachrichtigen",
  notifyHint:
    "Wird gesendet, wenn der Server dafür eingerichtet ist. Ob sie gesendet wurde, teilt der Server nicht mit.",
  state: { packed: "Versandbereit", shipped: "Versandt", delivered: "Zugestellt", canceled: "Storniert" },
  ship: {
    action: "Versenden",
    title: "Diese Lieferung versenden?",
    consequence: "Eine versandte Lieferung kann nicht mehr storniert werden.",
    confirm: "Als versandt markieren",
  },
  deliver: {
    action: "Als zugestellt markieren",
    title: "Diese Lieferung als zugestellt markieren?",
    consequence: "Danach kann der Kunde die Artikel zurücksenden.",
    confirm: "Als zugestellt markieren",
  },
  cancel: {
    action: "Lieferung stornieren",
    title: "Diese Lieferung stornieren?",
    consequence: "Die Artikel gehen zurück in den Bestand und bleiben für diese Bestellung reserviert.",
    confirm: "Lieferung stornieren",
  },
  reasons: {
    shipped: "Bereits versandt",
    delivered: "Bereits zugestellt",
    canceled: "Bereits storniert",
    orderCanceled: "Die Bestellung ist storniert",
    openChange: "Beenden oder verwerfen Sie zuerst offene Änderungen",
    nothingLeft: "Alle Artikel sind bereits für den Versand vorbereitet",
  },
  done: {
    ship: "Lieferung versandt",
    deliver: "Lieferung als zugestellt markiert",
    cancel: "Lieferung storniert",
  },
}

export const packages: Translated<typeof englishPackages> = {
  number: "Sendungsnummer",
  numberOf: "Sendungsnummer {number}",
  carrier: "Versanddienstleister",
  carrierOf: "Versanddienstleister {number}",
  automatic: "An der Nummer erkennen",
  recognized: "{name} (erkannt)",
  add: "Paket hinzufügen",
  remove: "Paket {number} entfernen",
}

export const fulfill: Translated<typeof englishFulfill> = {
  title: "Versand für Bestellung #{number} vorbereiten",
  back: "Zurück zur Bestellung",
  items: "Artikel für den Versand",
  shipping: "Lagerort und Versand",
  tracking: "Sendungsverfolgung",
  trackingOptional: "Optional",
  quantity: "Menge von {title} für den Versand",
  most: "{count, plural, one {Nur noch # Artikel ist offen} other {Nur noch # Artikel sind offen}}",
  location: "Lagerort",
  changeLocation: "Lagerort ändern",
  option: "Versandart",
  orderOption: "Versandart der Bestellung",
  ship: "Sofort als versandt markieren",
  shipWithNumbers: "Sendungsnummern werden gespeichert, wenn die Artikel versandt sind.",
  notify: "Kunden per E-Mail benachrichtigen",
  notifyHint:
    "Wird gesendet, wenn der Server dafür eingerichtet ist. Ob sie gesendet wurde, teilt der Server nicht mit.",
  unreserved: {
    title: "Kein Bestand reserviert für {items}",
    text: "Artikel eines Umtauschs oder einer Reklamation ohne Versandart sind nicht reserviert. Reservieren Sie Bestand, um sie zu versenden.",
    short: "Zu wenig Bestand reserviert für {items}",
    shortText:
      "Der Server lehnt den Versand von mehr als der reservierten Menge ab. Reservieren Sie Bestand für die gewählte Menge.",
    noLocation: "Wählen Sie einen Standort und reservieren Sie dort Bestand.",
    action: "Bestand in {location} reservieren",
    done: "Bestand reserviert für {items}",
    refused: "An diesem Standort ist nicht genug Bestand. Wählen Sie einen anderen oder ändern Sie den Bestand.",
    failed: "Der Bestand konnte nicht vollständig reserviert werden. Sie können es ohne Risiko erneut versuchen.",
  },
  elsewhere: {
    title: "An einem anderen Lagerort reserviert",
    text: "Der Versand von diesem Lagerort verbraucht Bestand, den andere Bestellungen möglicherweise brauchen: {lines}",
  },
  consequence:
    "{count, plural, one {# Artikel wird vom Bestand abgezogen.} other {# Artikel werden vom Bestand abgezogen.}}",
  consequenceShip:
    "{count, plural, one {# Artikel wird} other {# Artikel werden}} vom Bestand abgezogen und als versandt markiert. Eine versandte Lieferung kann nicht mehr storniert werden.",
  separate: "Artikel ohne Versand, etwa Gutscheine, bekommen eine eigene Lieferung.",
  consequenceReserve: "Reserviert den Rest der Artikel wieder.",
  consequenceShipOnly: "Die Lieferung gibt es schon. Sie wird nur noch als versandt markiert.",
  confirm:
    "{count, plural, =0 {Versand vorbereiten} one {Versand von # Artikel vorbereiten} other {Versand von # Artikeln vorbereiten}}",
  confirmShip: "{count, plural, =0 {Artikel versenden} one {# Artikel versenden} other {# Artikel versenden}}",
  retryReserve: "Rest reservieren",
  retryShip: "Als versandt markieren",
  reasons: {
    canceled: "Die Bestellung ist storniert",
    openChange: "Beenden oder verwerfen Sie zuerst offene Änderungen",
    nothingLeft: "Alle Artikel sind bereits für den Versand vorbereitet",
    nothingChosen: "Wählen Sie zuerst Artikel für den Versand",
    mixed: "Artikel ohne Versand, etwa Gutscheine, brauchen eine eigene Lieferung",
    noLocation: "Wählen Sie zuerst einen Lagerort",
    notStocked: "Wählen Sie einen Lagerort, an dem alle gewählten Artikel geführt werden",
  },
  notStocked: "In {location} nicht geführt: {items}",
  conflict: {
    title: "Jemand anderes hat inzwischen Artikel für den Versand vorbereitet",
    line: "{title}: {was, number} → {left, number} noch offen",
  },
  error: {
    title: "Die Lieferung konnte nicht erstellt werden",
    text: "{reason}. Ihre Auswahl bleibt erhalten.",
    notEnough:
      "In {location} ist nicht genug Bestand verfügbar. Wählen Sie einen anderen Lagerort oder eine andere Menge oder ändern Sie den Bestand. Ihre Auswahl bleibt erhalten.",
    notStocked:
      "In {location} werden nicht alle gewählten Artikel geführt. Wählen Sie einen anderen Lagerort. Ihre Auswahl bleibt erhalten.",
    lost: "Verbindung unterbrochen. Prüfen Sie die Bestellung, bevor Sie es erneut versuchen: Die Lieferung wurde möglicherweise erstellt. Ihre Auswahl bleibt erhalten.",
  },
  reserveError: {
    title: "Lieferung erstellt, aber der Rest ist nicht reserviert",
    text: "Die gewählten Artikel sind in der Lieferung. Der Rest dieser Bestellung ist nicht mehr reserviert, sodass andere Bestellungen ihn bekommen können. Sie können es gefahrlos erneut versuchen.",
  },
  shipError: {
    title: "Lieferung erstellt, aber nicht als versandt markiert",
    text: "{reason}. Ihre Sendungsnummern bleiben erhalten. Versuchen Sie es erneut.",
    server:
      "Auf dem Server ist ein Fehler aufgetreten. Ihre Sendungsnummern bleiben erhalten. Versuchen Sie es erneut.",
    lost: "Verbindung unterbrochen. Ihre Sendungsnummern bleiben erhalten. Sie können es gefahrlos erneut versuchen.",
    shippedTitle: "Schon als versandt markiert",
    shipped:
      "Die Lieferung ist mit {numbers} als versandt markiert. Sendungsnummern versandter Lieferungen lassen sich nicht mehr ändern. Gehen Sie zurück zur Bestellung.",
    noNumbers: "keiner Sendungsnummer",
    gone: "Jemand anderes hat die Lieferung inzwischen storniert. Gehen Sie zurück zur Bestellung und bereiten Sie den Versand erneut vor.",
  },
  failed: {
    title: "Die Bestellung konnte nicht geladen werden",
    text: "Es wurde nichts geändert.",
    unsure:
      "Die Lieferung wurde möglicherweise erstellt. Sie können es gefahrlos erneut versuchen; nichts wird doppelt versandt.",
  },
  done: "Lieferung erstellt",
  doneShipped: "Artikel als versandt markiert",
}

export const orderStatus: Translated<typeof englishOrderStatus> = {
  complete: {
    action: "Bestellung abschließen",
    title: "Diese Bestellung abschließen?",
    consequence: "Eine abgeschlossene Bestellung kann nicht mehr storniert, nur noch zurückgesendet werden.",
    confirm: "Bestellung abschließen",
  },
  archive: {
    action: "Bestellung archivieren",
    title: "Diese Bestellung archivieren?",
    consequence: "Archivierte Bestellungen können Sie weiterhin ansehen.",
    confirm: "Bestellung archivieren",
  },
  cancel: {
    action: "Bestellung stornieren",
    title: "Diese Bestellung stornieren?",
    consequence:
      "Es wird nichts eingezogen, und reservierter Bestand wird freigegeben. Das lässt sich nicht rückgängig machen.",
    refund:
      "{amount} werden erstattet, sonst wird nichts eingezogen, und reservierter Bestand wird freigegeben. Das lässt sich nicht rückgängig machen.",
    confirm: "Bestellung stornieren",
  },
  reasons: {
    canceled: "Die Bestellung ist storniert",
    completed: "Die Bestellung ist abgeschlossen",
    archived: "Die Bestellung ist archiviert",
    fulfillments: "Stornieren Sie zuerst die Lieferungen",
    shipped: "Es wurden bereits Artikel versandt. Erstellen Sie dafür eine Rücksendung",
    notCompleted: "Schließen Sie zuerst die Bestellung ab",
  },
  done: {
    complete: "Bestellung abgeschlossen",
    archive: "Bestellung archiviert",
    cancel: "Bestellung storniert",
  },
}
