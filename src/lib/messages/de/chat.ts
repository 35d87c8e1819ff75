import type { messages as english } from "#lib/messages/en/chat.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const messages: Translated<typeof english> = {
  chat: {
    open: "Chat öffnen",
    title: "Fragen Sie uns",
    close: "Chat schließen",
    log: "Chatverlauf",
    you: "Sie",
    shop: "Shop",
    field: "Ihre Frage",
    placeholder: "Produkte, Bestellungen, Versand …",
    send: "Senden",
    thinking: "Ich sehe nach …",
    slow: "Das dauert länger als üblich. Sie können weiter warten oder uns schreiben.",
    contact: "Kontakt",
    suggestions: "Vorschläge",
    suggest: {
      order: "Wo ist meine Bestellung?",
      delivery: "Was kostet der Versand?",
      returns: "Wie kann ich etwas zurücksenden?",
      person: "Mit einem Menschen sprechen",
    },
    says: {
      greeting:
        "Guten Tag! Ich finde Produkte, sehe nach Ihren Bestellungen oder leite Ihre Frage an unser Team weiter.",
      returns:
        "{days, plural, =0 {Öffnen Sie die Bestellung in Ihrem Konto und wählen Sie aus, was Sie zurücksenden möchten.} one {Sie haben ab Lieferung # Tag Zeit. Öffnen Sie die Bestellung in Ihrem Konto und wählen Sie aus, was Sie zurücksenden möchten.} other {Sie haben ab Lieferung # Tage Zeit. Öffnen Sie die Bestellung in Ihrem Konto und wählen Sie aus, was Sie zurücksenden möchten.}}",
      delivery:
        "Wir liefern in diese Länder: {countries}. Die Versandkosten sehen Sie an der Kasse, bevor Sie bezahlen.",
      handOver: "Schreiben Sie hier Ihre Nachricht. Unser Team antwortet per E-Mail.",
      kept: "Es wurde keine Nachricht gesendet. Fragen Sie mich gern etwas anderes.",
      failed: "Das hat leider nicht geklappt, der Server hat nicht geantwortet. Bitte versuchen Sie es erneut.",
      products: "Das habe ich zu „{query}“ gefunden:",
      upTo: "Das habe ich bis {price} gefunden:",
      nothingUpTo: "Bis {price} habe ich nichts gefunden. Versuchen Sie es mit einem anderen Preis.",
      productsUpTo: "Das habe ich zu „{query}“ bis {price} gefunden:",
      nothing: "Zu „{query}“ habe ich nichts gefunden. Versuchen Sie es mit einem anderen Wort.",
      order: "Bestellung #{number} vom {date}:",
      noOrder:
        "Ich kann diese Bestellung nicht finden. Senden Sie mir den Link Ihrer Bestellbestätigung oder melden Sie sich an und fragen Sie erneut.",
      noOrderNamed:
        "Ich kann keine Bestellung „{reference}“ finden. Senden Sie mir den Link Ihrer Bestellbestätigung oder melden Sie sich an und fragen Sie erneut.",
      sent: "Nachricht gesendet. Wir antworten an {email}.",
    },
    phase: {
      received: "Sie ist eingegangen und wird bald gepackt.",
      packed: "Sie ist gepackt.",
      partlyShipped: "Ein Teil ist versandt.",
      shipped: "Sie ist versandt.",
      partlyDelivered: "Ein Teil ist zugestellt.",
      delivered: "Sie ist zugestellt.",
      canceled: "Sie wurde storniert.",
      attention: "Wir brauchen etwas von Ihnen und haben Ihnen geschrieben.",
    },
    returning:
      "{count, plural, one {Sie haben # Artikel aus Bestellung {number} zur Rücksendung angemeldet.} other {Sie haben # Artikel aus Bestellung {number} zur Rücksendung angemeldet.}} Wir rechnen ab, sobald die Rücksendung eingegangen und geprüft ist.",
    viewOrder: "Bestellung ansehen",
    toOrders: "Zu Ihren Bestellungen",
    signIn: "Anmelden",
    person: {
      email: "Ihre E-Mail-Adresse",
      message: "Ihre Nachricht",
      send: "Nachricht senden",
      leave: "Jetzt nicht",
      required: "Pflichtfeld",
      wrongEmail: "Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com",
    },
    consent: {
      title: "Externer Chatdienst",
      text: "Diesen Chat betreibt {host}. Das Skript wird erst geladen, wenn Sie zustimmen. {host} erhält dann Ihre IP-Adresse und was Sie schreiben.",
      agree: "Zustimmen und Chat öffnen",
      refuse: "Nein, danke",
      loading: "Chat wird geladen …",
      running: "Der Chat ist in diesem Fenster geöffnet.",
      slow: "Der Chat braucht länger als üblich. Warten Sie weiter oder schreiben Sie uns.",
      failed: "Der Chat konnte nicht geladen werden. Versuchen Sie es später erneut oder schreiben Sie uns.",
      again: "Erneut versuchen",
      withdraw: "Einwilligung widerrufen",
      withdrawn: "Sie haben Ihre Einwilligung widerrufen. Laden Sie die Seite neu, um den Chat zu schließen.",
      reload: "Seite neu laden",
    },
  },
}
