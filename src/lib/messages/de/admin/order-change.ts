import type { orderChange as english } from "#lib/messages/en/admin/order-change.ts"
import type { Translated } from "#lib/messages/translated.ts"

/** Was jede geführte Änderung einer Bestellung sagt: ihr Geld, ihre Fehler, wie sie verlassen wird. */
export const orderChange: Translated<typeof english> = {
  back: "Zurück zur Bestellung",
  backToDraft: "Zurück zum Entwurf",
  add: {
    title: "Artikel hinzufügen",
    search: "Produkte suchen",
    hint: "Name, Artikelnummer oder Strichcode",
    action: "Hinzufügen",
    addNamed: "{title} hinzufügen",
    none: "Nichts passt zu „{query}“",
    start: "Suchen Sie, was hinzukommen soll.",
    noPrice: "Kein Preis in {currency}",
  },
  delivery: {
    title: "Lieferung",
    add: "Lieferung hinzufügen",
    choose: "Lieferung wählen",
    amountOf: "Preis von {name}",
    none: "Keine Lieferart passt zu dieser Bestellung",
    remove: "{name} entfernen",
    submit: "Hinzufügen",
    chooseFirst: "Wählen Sie zuerst eine Lieferung",
  },
  money: {
    title: "Geld",
    due: "Offen beim Kunden",
    refund: "Zu erstatten",
    even: "Nichts ist offen",
  },
  discard: "Verwerfen",
  blocked: {
    title: "Bei dieser Bestellung ist etwas offen: {kind}",
    text: "Eine Bestellung hat nur eine Änderung auf einmal. Beenden oder verwerfen Sie zuerst die andere, dann kommen Sie zurück.",
    action: "Zur Bestellung",
    retry: "Noch einmal nachsehen",
  },
  failed: {
    title: "Die Bestellung konnte nicht geladen werden",
    text: "Es wurde nichts geändert.",
    retry: "Noch einmal versuchen",
  },
  error: {
    title: "Diese Änderung wurde nicht angenommen",
    text: "Der Server sagt: „{reason}“. Ihre anderen Änderungen bleiben.",
    alone: "Der Server sagt: „{reason}“.",
    lost: "Die Verbindung war unterbrochen; vielleicht kam die Änderung nicht an. Sie sehen, was der Server hat.",
    retry: "Noch einmal versuchen",
  },
  conflict: {
    title: "Jemand anderes hat diese Bestellung geändert",
    text: "Sie sehen sie, wie sie jetzt ist. Ihre vorgemerkten Änderungen sind die, die der Server noch hat.",
    ended:
      "Was hier vorgemerkt war, wurde anderswo bestätigt oder verworfen. Sie sehen die Bestellung, wie sie jetzt ist, und können weitermachen.",
    total: "Summe: {was} → {now}",
    line: "{title}: {was} → {now}",
  },
  ask: {
    title: "Änderungen behalten?",
    text: "Sie sind noch nicht bestätigt. Behalten warten sie bei der Bestellung; solange kann niemand anderes sie ändern.",
    keep: "Für später behalten",
    discard: "Verwerfen",
    stay: "Hier bleiben",
  },
  saving: "Wird gespeichert…",
  saved: "Gespeichert",
  staged: "{count, plural, one {# Änderung ist} other {# Änderungen sind}} vorgemerkt. {money}: {amount}",
  happens: {
    title: "Was geschieht",
    due: "{amount} wird vom Kunden verlangt: Eine neue Zahlung wird eröffnet.",
    refund: "{amount} ist von Hand zu erstatten.",
    even: "Es fließt kein Geld.",
  },
  reasons: {
    noChanges: "Ändern Sie zuerst etwas",
    alreadyRequested: "Der Kunde ist schon gefragt",
    noItemsBack: "Zuerst wählen, was zurückkommt",
    noItemsOut: "Zuerst wählen, was hinausgeht",
    noItemsClaimed: "Zuerst wählen, worum es geht",
    noItemsReceived: "Zuerst angeben, was angekommen ist",
    unfinishedStep: "Wiederholen Sie zuerst die letzte Änderung",
  },
  done: {
    discarded: "Die Änderungen wurden verworfen",
    kept: "Die Änderungen warten bei der Bestellung",
  },
  each: "{price} je Stück",
  added: "Neu",
}
