/** Where the hosted service's clients ask by themselves: search, its fall-back hosts, and events. */
export const hostedHosts =
  /^https:\/\/(?:[\w-]+\.algolia\.net|[\w-]+\.algolianet\.com|insights(?:\.\w+)?\.algolia\.io)\//
