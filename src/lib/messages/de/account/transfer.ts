import type { transfer as english } from "#lib/messages/en/account/transfer.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const transfer: Translated<typeof english> = {
  title: "Bestellung hinzufügen",
  text: "Als Gast oder mit einer anderen E-Mail-Adresse bestellt? Fordern Sie die Bestellung hier an. Wer sie aufgegeben hat, erhält eine E-Mail und kann mit einem Klick zustimmen. Danach erscheint sie in Ihrem Konto.",
  reference: "Bestellreferenz oder Link der Bestellung",
  referenceHint: "Sie beginnt mit order_ und steht auf der Bestätigungsseite und am Ende des Links der Bestellung.",
  required: "Pflichtfeld",
  onlyNumber:
    "Das ist die Bestellnummer. Geben Sie zur Sicherheit die längere Bestellreferenz ein, die mit order_ beginnt.",
  noReference: "Keine Bestellreferenz gefunden. Sie beginnt mit order_, gefolgt von 26 Zeichen.",
  note: "Nachricht an den Shop",
  noteHint: "Wer die Bestellung aufgegeben hat, sieht sie nicht.",
  submit: "Bestellung anfordern",
  sent: "Anfrage zur Bestellung {number} gesendet",
  sentText:
    "Wir haben einen Link an {email} gesendet. Sobald zugestimmt wurde, erscheint die Bestellung in Ihrem Konto.",
  another: "Weitere Bestellung anfordern",
  missing: "Bestellung nicht gefunden",
  missingText: "Prüfen Sie die Bestellreferenz, vielleicht fehlt ein Zeichen. Es wurde keine Anfrage gesendet.",
  mine: "Diese Bestellung ist bereits in Ihrem Konto",
  mineText: "Sie müssen nichts weiter tun.",
  mineAction: "Bestellung ansehen",
  open: "Diese Bestellung wurde bereits angefordert",
  openText:
    "Sie können sie erneut anfordern, sobald diese Anfrage beantwortet oder zurückgezogen ist. Ist es Ihre, finden Sie sie unten.",
  failed: "Die Anfrage konnte nicht gesendet werden",
  pending: {
    title: "Offene Anfragen",
    text: "Von diesem Gerät gesendet.",
    item: "Bestellung {number}",
    requestedOn: "Angefordert am {date}",
    withdraw: "Zurückziehen",
    withdrawOf: "Anfrage zur Bestellung {number} zurückziehen",
    arrived: "In Ihrem Konto",
    see: "Bestellung ansehen",
  },
  answer: {
    title: "Bestellung {number} übertragen?",
    text: "Jemand möchte diese Bestellung in das eigene Konto übernehmen und sieht dort dann Artikel, Adressen und Status. Es wird nichts erneut abgebucht oder versandt.",
    warn: "Stimmen Sie nur zu, wenn Sie wissen, wer anfragt.",
    placed: "Bestellt am {date}",
    accept: "Bestellung übertragen",
    decline: "Bestellung behalten",
    failed: "Ihre Antwort konnte nicht gesendet werden",
    failedText: "Soweit wir wissen, hat sich nichts geändert. Sie können es gefahrlos erneut versuchen.",
    accepted: "Bestellung übertragen",
    acceptedText:
      "Bestellung {number} ist jetzt im Konto der Person, die angefragt hat. An der Lieferung ändert sich nichts.",
    declined: "Anfrage abgelehnt",
    declinedText: "Die Bestellung wird nicht übertragen. Die anfragende Person wird nicht benachrichtigt.",
    closed: "Diese Anfrage ist nicht mehr offen",
    closedText:
      "Sie wurde bereits beantwortet oder zurückgezogen. Haben Sie zugestimmt, ist die Bestellung jetzt im anderen Konto. Haben Sie noch nicht geantwortet, prüfen Sie, ob der Link aus der E-Mail vollständig ist.",
    missing: "Bestellung nicht gefunden",
    missingText: "Der Link ist vielleicht unvollständig. Öffnen Sie ihn erneut aus der E-Mail.",
    see: "Bestellung ansehen",
    shop: "Zum Shop",
    account: "Zu Ihrem Konto",
  },
  cancel: {
    title: "Anfrage zur Bestellung {number} zurückziehen?",
    titleUnknown: "Anfrage zu dieser Bestellung zurückziehen?",
    text: "Der Link in der E-Mail wird ungültig und die Bestellung wird nicht übertragen. Sie können sie später erneut anfordern.",
    confirm: "Anfrage zurückziehen",
    keep: "Anfrage behalten",
    canceled: "Anfrage zurückgezogen",
    canceledText: "Die Bestellung wird nicht übertragen. Sie können sie jederzeit erneut anfordern.",
    closed: "Diese Anfrage ist nicht mehr offen",
    closedText:
      "Sie wurde bereits beantwortet oder zurückgezogen. Wurde zugestimmt, finden Sie die Bestellung in Ihrem Konto.",
  },
}
