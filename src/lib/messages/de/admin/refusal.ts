export const refusal = {
  notStocked:
    "Der Artikel wird an diesem Standort nicht geführt. Fügen Sie den Standort auf der Seite des Artikels hinzu.",
  notEnough: "An diesem Standort ist nicht genug Bestand verfügbar.",
  reserved:
    "Ein Teil des Bestands ist reserviert oder bestellt. Löschen Sie die Reservierungen, setzen Sie erwarteten Bestand auf 0 und versuchen Sie es erneut.",
  stocked: "An diesem Standort ist noch Bestand. Setzen Sie ihn auf 0 und versuchen Sie es erneut.",
  provider: "Der Dienst ist an diesem Standort nicht aktiviert. Aktivieren Sie ihn auf der Seite des Standorts.",
  profileInUse: "Versandoptionen verwenden dieses Profil. Wählen Sie für sie ein anderes und versuchen Sie es erneut.",
  defaultChannel: "Der Standardkanal des Shops kann nicht gelöscht werden.",
  optionTaken:
    "Ein anderes Produkt verwendet diese Option bereits. Laden Sie die Seite neu und wählen Sie eine andere.",
  itemTwice: "Derselbe Lagerartikel ist zweimal aufgeführt. Behalten Sie eine Zeile und ändern Sie ihre Menge.",
  published: "Inzwischen hat jemand anderes veröffentlicht. Prüfen Sie die Seite und veröffentlichen Sie erneut.",
  subcategories: "Die Kategorie hat Unterkategorien. Verschieben oder löschen Sie diese und versuchen Sie es erneut.",
  currencies: "Die Währung der Aktion ist nicht die des Kampagnenbudgets. Wählen Sie eine andere Kampagne.",
  inCampaign:
    "Eine dieser Aktionen gehört schon zu einer Kampagne oder wurde gelöscht. Laden Sie die Seite neu und versuchen Sie es erneut.",
  gone: "Etwas, das dazugehört, wurde inzwischen gelöscht. Laden Sie die Seite neu und versuchen Sie es erneut.",
  other: "Meldung des Servers: „{reason}“",
} as const
