import type {
  fulfill as englishFulfill,
  orderLife as englishOrderLife,
  parcels as englishParcels,
  payments as englishPayments,
  task as englishTask,
} from "#lib/messages/en/admin/handling.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const task: Translated<typeof englishTask> = {
  back: "Nicht jetzt",
  underWay: "Es läuft gerade",
  failed: "Das wurde nicht ausgeführt",
  changed:
    "Jemand anderes hat das inzwischen geändert, darum wurde nichts gespeichert. Prüfen Sie die aktuellen Werte und speichern Sie erneut.",
  refused: "{reason} Nichts wurde geändert.",
  lost: "Die Antwort ging verloren, vielleicht ist es schon erledigt. Versuchen Sie es ruhig noch einmal: Es wird nichts doppelt ausgeführt.",
}

export const payments: Translated<typeof englishPayments> = {
  title: "Zahlungen",
  none: "Noch wurde nichts bezahlt.",
  captured: "Eingezogen",
  refunded: "Erstattet",
  state: {
    authorized: "Autorisiert",
    captured: "Eingezogen",
    canceled: "Storniert",
    open: "Nicht bezahlt",
    closed: "Geschlossen",
  },
  capture: {
    action: "Einziehen",
    title: "{amount} einziehen?",
    consequence: "Der Betrag wird von der Zahlungsart des Kunden eingezogen. Er kann später erstattet werden.",
    confirm: "{amount} einziehen",
  },
  markPaid: {
    action: "Als bezahlt markieren",
    title: "{amount} als bezahlt markieren?",
    consequence: "Für Geld, das anders kam: per Überweisung, bar. Vom Kunden wird nichts eingezogen.",
    confirm: "Als bezahlt markieren",
  },
  refund: {
    action: "Erstatten",
    title: "Eine Zahlung erstatten",
    consequence: "Das Geld geht an den Kunden zurück. Es kann nicht wieder eingezogen werden.",
    confirm: "{amount} erstatten",
    amount: "Betrag",
    most: "Höchstens {most}",
    noAmount: "Betrag über {zero} eingeben",
    tooMuch: "Von dieser Zahlung sind nur {most} übrig",
    reason: "Grund",
    noReason: "Kein Grund",
    note: "Notiz für das Team",
  },
  reasons: {
    captured: "Alles ist eingezogen",
    canceled: "Die Zahlung wurde storniert",
    nothingCaptured: "Noch ist nichts eingezogen",
    allRefunded: "Alles wurde erstattet",
    orderCanceled: "Die Bestellung ist storniert",
    notOpen: "Davon ist nichts offen",
  },
  done: {
    capture: "{amount} wurden eingezogen",
    refund: "{amount} wurden erstattet",
    markPaid: "{amount} sind als bezahlt markiert",
  },
}

export const parcels: Translated<typeof englishParcels> = {
  title: "Pakete",
  none: "Noch ist nichts gepackt.",
  pack: "Artikel packen",
  name: "Paket {number, number}",
  line: "{quantity, number} × {title}",
  tracking: "Sendungsnummer:",
  notify: "Den Kunden per E-Mail benachrichtigen",
  state: { packed: "Gepackt", shipped: "Unterwegs", delivered: "Zugestellt", canceled: "Ausgepackt" },
  ship: {
    action: "Versenden",
    title: "Dieses Paket versenden?",
    consequence: "Es verlässt das Haus und kann nicht mehr ausgepackt werden.",
    confirm: "Als versendet markieren",
    numbers: "Sendungsnummern",
    numbersHint: "Eine je Zeile, oder mit Kommas dazwischen",
  },
  deliver: {
    action: "Zugestellt",
    title: "Wurde es zugestellt?",
    consequence: "Von da an kann der Kunde die Ware zurückschicken.",
    confirm: "Als zugestellt markieren",
  },
  unpack: {
    action: "Auspacken",
    title: "Dieses Paket auspacken?",
    consequence: "Die Ware geht zurück in den Bestand und bleibt für diese Bestellung reserviert.",
    confirm: "Auspacken",
  },
  reasons: {
    shipped: "Es ist schon versendet",
    delivered: "Es ist schon zugestellt",
    canceled: "Die Bestellung ist storniert",
    openChange: "Zuerst die offene Änderung der Bestellung abschließen oder verwerfen",
    nothingLeft: "Alles ist gepackt",
  },
  done: {
    ship: "Das Paket ist unterwegs",
    deliver: "Das Paket wurde zugestellt",
    unpack: "Das Paket wurde ausgepackt",
  },
}

export const fulfill: Translated<typeof englishFulfill> = {
  title: "Artikel der Bestellung #{number} packen",
  back: "Zurück zur Bestellung",
  items: "Was in das Paket kommt",
  way: "Woher, und wie",
  quantity: "Wie viele von {title} gepackt werden",
  most: "{count, plural, one {Nur # ist} other {Nur # sind}} noch zu packen",
  location: "Lagerort",
  option: "Lieferart",
  notify: "Den Kunden per E-Mail benachrichtigen",
  elsewhere: {
    title: "An einem anderen Lagerort reserviert",
    text: "Hier zu packen nimmt Bestand, mit dem andere rechnen können: {lines}",
  },
  consequence: "{count, plural, one {# Stück verlässt} other {# Stücke verlassen}} den Bestand.",
  confirm: "{count, plural, one {# Stück packen} other {# Stücke packen}}",
  reasons: {
    canceled: "Die Bestellung ist storniert",
    openChange: "Zuerst die offene Änderung der Bestellung abschließen oder verwerfen",
    nothingLeft: "Alles ist gepackt",
    nothingChosen: "Zuerst wählen, was gepackt wird",
    noLocation: "Zuerst einen Lagerort wählen",
  },
  conflict: {
    title: "Jemand anderes hat inzwischen gepackt",
    line: "{title}: {was, number} waren übrig, jetzt {left, number}",
  },
  error: {
    title: "Das Paket wurde nicht gepackt",
    text: "{reason} Ihre Auswahl bleibt.",
    lost: "Die Verbindung brach ab. Prüfen Sie, ob das Paket da ist, bevor Sie noch einmal packen; Ihre Auswahl bleibt.",
  },
  failed: {
    title: "Die Bestellung konnte nicht geladen werden",
    text: "Nichts wurde geändert.",
    retry: "Noch einmal versuchen",
  },
  done: "Ein Paket wurde gepackt",
}

export const orderLife: Translated<typeof englishOrderLife> = {
  complete: {
    action: "Abschließen",
    title: "Diese Bestellung abschließen?",
    consequence: "Sie ist erledigt: Sie kann nicht mehr storniert, nur noch zurückgegeben werden.",
    confirm: "Abschließen",
  },
  archive: {
    action: "Archivieren",
    title: "Diese Bestellung archivieren?",
    consequence: "Sie verlässt die tägliche Liste und bleibt lesbar.",
    confirm: "Archivieren",
  },
  cancel: {
    action: "Bestellung stornieren",
    title: "Diese Bestellung stornieren?",
    consequence: "Bezahltes wird erstattet, reservierter Bestand frei. Das lässt sich nicht zurücknehmen.",
    confirm: "Bestellung stornieren",
  },
  reasons: {
    canceled: "Die Bestellung ist storniert",
    completed: "Die Bestellung ist abgeschlossen",
    archived: "Die Bestellung ist archiviert",
    parcels: "Zuerst ihre Pakete auspacken",
    notCompleted: "Zuerst die Bestellung abschließen",
  },
  done: {
    complete: "Die Bestellung ist abgeschlossen",
    archive: "Die Bestellung ist archiviert",
    cancel: "Die Bestellung ist storniert",
  },
}
