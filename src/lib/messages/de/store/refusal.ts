import type { refusal as english } from "#lib/messages/en/store/refusal.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const refusal: Translated<typeof english> = {
  email: "Diese E-Mail-Adresse ist ungültig. Prüfen Sie die Schreibweise.",
  country: "Die Preise Ihres Warenkorbs gelten nicht in diesem Land. Wählen Sie zuerst das Lieferland.",
  stock: "Es ist nicht genug auf Lager. Wählen Sie eine kleinere Menge.",
  shipping: "Diese Versandart ist für Ihren Warenkorb nicht verfügbar. Wählen Sie eine andere.",
  price: "Ein Artikel ist in Ihrer Währung nicht erhältlich. Wählen Sie einen anderen Artikel oder ein anderes Land.",
  gone: "Ein Artikel wird nicht mehr verkauft. Wählen Sie einen anderen.",
  payment: "Wählen Sie die Zahlungsart bitte erneut.",
  promotionUsedUp: "Eine Aktion ist ausgeschöpft. Entfernen Sie den Code und versuchen Sie es erneut.",
  promotionNeedsCustomer:
    "Ein Angebot in Ihrem Warenkorb ist pro Kunde begrenzt. Melden Sie sich an und versuchen Sie es erneut.",
  code: "Der Aktionscode ist nicht gültig. Prüfen Sie die Schreibweise.",
  ordered: "Dieser Warenkorb wurde bereits bestellt. Sie finden die Bestellung in Ihrem Konto oder in Ihren E-Mails.",
  openChange:
    "Die Bestellung wird gerade geändert, zum Beispiel in ein anderes Konto übertragen. Beantworten Sie zuerst die E-Mail dazu oder schreiben Sie uns.",
  signIn: "Sie wurden abgemeldet. Melden Sie sich wieder an.",
  taken: "Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich stattdessen an.",
  link: "Der Link ist nicht mehr gültig. Fordern Sie einen neuen an.",
  return: "Die Artikel können so nicht zurückgesendet werden. Prüfen Sie die Mengen.",
  busy: "Der Shop hat zu viele Anfragen erhalten. Warten Sie einen Moment und versuchen Sie es erneut.",
  missing: "Das ist nicht mehr verfügbar. Laden Sie die Seite neu.",
  other:
    "Der Shop konnte das nicht annehmen. Prüfen Sie Ihre Eingaben und versuchen Sie es erneut, oder schreiben Sie uns.",
}
