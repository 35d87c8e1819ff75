/** Consent to third-party services. */
export const privacy = {
  title: "Privacy",
  search: "Search statistics across visits",
  searchHint: "If on, you’re recognized on your next visit. If you turn it off or decline, no clicks are counted.",
  searchUndecided: "You haven’t decided yet. Clicks are counted for this visit only.",
  searchRefuse: "Don’t count clicks",
  reports: "Error reports",
  reportsHint: "Sends errors and loading times of this app to {host}, without personal data.",
  chat: "Chat",
  chatHint: "Loads a script from {host} and sends it what you write.",
} as const
