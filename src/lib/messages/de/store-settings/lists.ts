export const lists = {
  regions: {
    title: "Regionen",
    hint: "Länder mit gemeinsamer Währung, Zahlungsanbietern und Steuereinstellungen.",
    search: "Regionen suchen",
    none: { title: "Noch keine Regionen", text: "Legen Sie eine an, um in ihren Ländern zu verkaufen." },
    noMatch: "Keine passenden Regionen",
    columns: { name: "Name", currency: "Währung", countries: "Länder" },
    countries: "{count, plural, =0 {Keine Länder} one {# Land} other {# Länder}}",
    delete: {
      title: "{count, plural, one {# Region löschen?} other {# Regionen löschen?}}",
      text: "Kunden in ihren Ländern können nicht mehr bestellen, bis die Länder zu einer anderen Region gehören. Frühere Bestellungen bleiben erhalten. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Region löschen} other {# Regionen löschen}}",
      done: "{count, plural, one {Region gelöscht} other {# Regionen gelöscht}}",
    },
  },
  apiKeys: {
    title: "API-Schlüssel",
    hint: "Öffentliche Schlüssel kennzeichnen Shops. Geheime Schlüssel geben anderen Systemen Zugriff auf die Admin-API.",
    search: "API-Schlüssel suchen",
    none: {
      title: "Noch keine API-Schlüssel",
      text: "Legen Sie einen öffentlichen Schlüssel an, um einen Shop anzubinden.",
    },
    noMatch: "Keine passenden API-Schlüssel",
    columns: {
      title: "Titel",
      type: "Art",
      key: "Schlüssel",
      channels: "Vertriebskanäle",
      lastUsed: "Zuletzt verwendet",
      status: "Status",
    },
    delete: {
      title: "{count, plural, one {# API-Schlüssel löschen?} other {# API-Schlüssel löschen?}}",
      text: "Nur widerrufene Schlüssel können gelöscht werden. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {API-Schlüssel löschen} other {# API-Schlüssel löschen}}",
      done: "{count, plural, one {API-Schlüssel gelöscht} other {# API-Schlüssel gelöscht}}",
    },
  },
} as const
