/** Bestellungen von Gästen: der Link zu einer Bestellung und die Seite, die danach fragt. */
export const track = {
  title: "Bestellung verfolgen",
  text: "Geben Sie den Link Ihrer Bestellung oder ihre Bestellreferenz ein. Sie brauchen kein Konto.",
  field: "Link der Bestellung oder Bestellreferenz",
  hint: "Die Bestellreferenz beginnt mit „order_“ und steht am Ende des Links. Die Bestellnummer reicht nicht aus.",
  invalid: "Geben Sie den Link der Bestellung oder die Bestellreferenz ein, die mit „order_“ beginnt.",
  submit: "Bestellung anzeigen",
  where: "Wo finde ich den Link und die Bestellreferenz?",
  confirmation: "Auf der Bestätigungsseite, die nach dem Bestellen angezeigt wurde. Dort können Sie beides kopieren.",
  device: "Sie haben bei diesem Besuch auf diesem Gerät bestellt:",
  last: "Letzte Bestellung anzeigen",
  account: "Haben Sie mit einem Konto bestellt?",
  signIn: "Anmelden und Bestellungen ansehen",
  lost: "Link verloren? Schreiben Sie uns mit Ihrer Bestellnummer und E-Mail-Adresse.",
  contact: "Kontakt",
  notFound: "Bestellung nicht gefunden",
  notFoundText:
    "Prüfen Sie, ob der Link vollständig ist. Er endet mit der Bestellreferenz, nicht mit der Bestellnummer.",
  keep: "Bewahren Sie diesen Link auf",
  keepText:
    "Er öffnet diese Bestellung jederzeit ohne Anmeldung, auch für eine Rücksendung. Wer den Link hat, kann die Bestellung sehen: Geben Sie ihn nicht weiter.",
  copy: "Link kopieren",
  reference: "Bestellreferenz",
} as const
