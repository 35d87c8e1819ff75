/** Texts of the list of notifications. */
export const notifications = {
  title: "Notifications",
  hint: "What the server told admins and customers. Which ones are new is remembered on this device.",
  search: "Search by recipient",
  none: {
    title: "No notifications yet",
    text: "Results of imports and exports, and messages to customers, appear here.",
  },
  noMatch: "No matching notifications",
  columns: { title: "Notification", about: "About", channel: "Channel", to: "To", created: "Created" },
  admins: "Admins",
  channels: { feed: "Back office", email: "Email", sms: "Text message" },
  details: { title: "Details", template: "Template", trigger: "Trigger" },
  running: {
    title: "In progress",
    import: "Product import",
    export: "Export",
    started: "Started",
    continue: "Continue import",
    details: "Details",
  },
} as const
