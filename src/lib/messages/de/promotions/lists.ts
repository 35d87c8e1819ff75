export const lists = {
  promotions: {
    title: "Aktionen",
    hint: "Rabatte, die Kunden automatisch oder mit einem Code bekommen.",
    search: "Aktionen suchen",
    none: {
      title: "Noch keine Aktionen",
      text: "Legen Sie eine an, um Artikel, Bestellungen oder Versand zu rabattieren.",
    },
    noMatch: "Keine passenden Aktionen",
    columns: {
      code: "Code",
      type: "Art",
      value: "Wert",
      status: "Status",
      used: "Eingelöst",
      campaign: "Kampagne",
      currency: "Währung",
    },
    delete: {
      title: "{count, plural, one {# Aktion löschen?} other {# Aktionen löschen?}}",
      text: "Kunden können sie nicht mehr nutzen. Rabatte bestehender Bestellungen bleiben erhalten. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Aktion löschen} other {# Aktionen löschen}}",
      done: "{count, plural, one {Aktion gelöscht} other {# Aktionen gelöscht}}",
    },
  },
  campaigns: {
    title: "Kampagnen",
    hint: "Aktionen mit gemeinsamem Zeitraum und Budget.",
    search: "Kampagnen suchen",
    none: {
      title: "Noch keine Kampagnen",
      text: "Legen Sie eine an, um Aktionen auf einen Zeitraum oder ein Budget zu begrenzen.",
    },
    noMatch: "Keine passenden Kampagnen",
    columns: {
      name: "Name",
      identifier: "Kennung",
      status: "Status",
      starts: "Beginn",
      ends: "Ende",
      budget: "Budget verbraucht",
      currency: "Währung",
    },
    states: { scheduled: "Geplant", active: "Aktiv", expired: "Abgelaufen" },
    delete: {
      title: "{count, plural, one {# Kampagne löschen?} other {# Kampagnen löschen?}}",
      text: "Ihre Aktionen bleiben erhalten, haben aber Zeitraum und Budget der Kampagne nicht mehr. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Kampagne löschen} other {# Kampagnen löschen}}",
      done: "{count, plural, one {Kampagne gelöscht} other {# Kampagnen gelöscht}}",
    },
  },
} as const
