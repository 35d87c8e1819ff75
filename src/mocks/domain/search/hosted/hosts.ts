/** Hosts that clients of the hosted service use by default: search, its fallbacks, and events. */
export const hostedHosts =
  /^https:\/\/(?:[\w-]+\.algolia\.net|[\w-]+\.algolianet\.com|insights(?:\.\w+)?\.algolia\.io)\//
