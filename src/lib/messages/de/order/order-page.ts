import type { orderPage as english } from "#lib/messages/en/order/order-page.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const orderPage: Translated<typeof english> = {
  next: {
    capture: "{amount} einziehen",
    refund: "{amount} erstatten",
    fulfill: "Versand vorbereiten ({count, number})",
    ship: "{count, plural, one {# Artikel versenden} other {# Artikel versenden}}",
    receive: "Rücksendung #{number} annehmen",
  },
  print: "Lieferschein oder Rechnung drucken",
  links: "Links für den Kunden",
  openChange: {
    title: "Offener Vorgang: {kind}",
    startedBy: "Begonnen von {name}",
    started: "Begonnen",
    text: "Die Bestellung bleibt unverändert, bis der Vorgang bestätigt wird.",
    requested: "Der Kunde wurde um Zustimmung gebeten.",
    staged: "Änderungen: {changes}",
    nothingStaged: "Noch nichts geändert.",
    continue: "{kind} fortsetzen",
    discard: "Verwerfen",
  },
  customer: {
    title: "Bestellungen des Kunden",
    others: "Weitere Bestellungen",
    count: "{count, number}",
    first: "Keine",
    lifetime: "Kundenwert",
    basis: "Eingezogene Zahlungen abzüglich Erstattungen. Stornierte Bestellungen zählen nicht.",
    nothingPaid: "Noch nichts",
    checked: "Nur die neuesten Bestellungen wurden geprüft: {checked, number} von {count, number}.",
    all: "Alle Bestellungen dieses Kunden",
  },
  returnShipment: {
    action: "Sendungsnummer eintragen",
    shipped: "Vom Kunden verschickt",
    title: "Diese Rücksendung als verschickt markieren?",
    consequence:
      "Der Kunde hat die Artikel verschickt. Eine verschickte Rücksendung kann nicht storniert, nur angenommen werden.",
    confirm: "Als verschickt markieren",
    done: "Rücksendung als verschickt markiert",
    overtaken: "Jemand anderes hat sie als verschickt markiert",
  },
  cancelReturn: {
    return: {
      action: "Rücksendung stornieren",
      title: "Diese Rücksendung stornieren?",
      consequence:
        "Die Artikel bleiben beim Kunden, und für sie wird nichts erstattet. Der Rückversand wird aus der Bestellung entfernt.",
      done: "Rücksendung storniert",
    },
    claim: {
      name: "Reklamation",
      action: "Reklamation stornieren",
      title: "Diese Reklamation stornieren?",
      consequence:
        "Rücksendung und Ersatzartikel werden aus der Bestellung entfernt, reservierter Bestand wird freigegeben.",
      done: "Reklamation storniert",
    },
    exchange: {
      name: "Umtausch",
      action: "Umtausch stornieren",
      title: "Diesen Umtausch stornieren?",
      consequence:
        "Rücksendung und neue Artikel werden aus der Bestellung entfernt, reservierter Bestand wird freigegeben.",
      done: "Umtausch storniert",
    },
    reasons: {
      openChange: "Beenden oder verwerfen Sie zuerst offene Änderungen",
      canceled: "Bereits storniert",
      received: "Einige der Artikel sind bereits eingegangen",
      shipped: "Der Kunde hat die Artikel bereits verschickt",
      newItemsFulfilled: "Die neuen Artikel sind bereits für den Versand vorbereitet",
    },
  },
  tags: {
    title: "Tags",
    label: "Neuer Tag",
    add: "Hinzufügen",
    remove: "Tag „{tag}“ entfernen",
    empty: "Geben Sie einen Tag ein",
    twice: "Die Bestellung hat diesen Tag schon",
    failed: "Die Tags konnten nicht geändert werden",
  },
}
