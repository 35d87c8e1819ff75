export const lists = {
  customers: {
    title: "Kunden",
    hint: "Kunden mit Konto und Gäste, die bestellt haben.",
    search: "Kunden suchen",
    none: {
      title: "Noch keine Kunden",
      text: "Kunden erscheinen hier, sobald sie bestellen oder ein Konto anlegen. Sie können sie auch selbst anlegen.",
    },
    noMatch: "Keine passenden Kunden",
    columns: { name: "Name", email: "E-Mail", company: "Firma", account: "Konto", groups: "Gruppen" },
    account: { yes: "Konto", no: "Gast" },
    delete: {
      title: "{count, plural, one {# Kunden löschen?} other {# Kunden löschen?}}",
      text: "Adressen und Gruppenzugehörigkeiten werden gelöscht; wer ein Konto hat, kann sich nicht mehr anmelden. Bestellungen bleiben erhalten. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Kunden löschen} other {# Kunden löschen}}",
      done: "{count, plural, one {Kunde gelöscht} other {# Kunden gelöscht}}",
    },
  },
  customerGroups: {
    title: "Kundengruppen",
    hint: "Gruppen von Kunden, zum Beispiel für Preislisten und Aktionen.",
    search: "Kundengruppen suchen",
    none: {
      title: "Noch keine Kundengruppen",
      text: "Legen Sie eine an, um einzelnen Kunden besondere Preise oder Aktionen anzubieten.",
    },
    noMatch: "Keine passenden Kundengruppen",
    columns: { name: "Name" },
    delete: {
      title: "{count, plural, one {# Kundengruppe löschen?} other {# Kundengruppen löschen?}}",
      text: "Die Kunden bleiben erhalten, verlieren aber Preise und Aktionen dieser Gruppen. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Kundengruppe löschen} other {# Kundengruppen löschen}}",
      done: "{count, plural, one {Kundengruppe gelöscht} other {# Kundengruppen gelöscht}}",
    },
  },
} as const
