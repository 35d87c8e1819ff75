export const notifications = {
  title: "Benachrichtigungen",
  hint: "Was der Server Admins und Kunden mitgeteilt hat. Welche neu sind, merkt sich dieses Gerät.",
  search: "Nach Empfänger suchen",
  none: {
    title: "Noch keine Benachrichtigungen",
    text: "Ergebnisse von Importen und Exporten und Nachrichten an Kunden erscheinen hier.",
  },
  noMatch: "Keine passenden Benachrichtigungen",
  columns: { title: "Benachrichtigung", about: "Betrifft", channel: "Kanal", to: "An", created: "Erstellt" },
  admins: "Admins",
  channels: { feed: "Backoffice", email: "E-Mail", sms: "SMS" },
  details: { title: "Details", template: "Vorlage", trigger: "Auslöser" },
  running: {
    title: "In Arbeit",
    import: "Produktimport",
    export: "Export",
    started: "Gestartet",
    continue: "Import fortsetzen",
    details: "Details",
  },
} as const
