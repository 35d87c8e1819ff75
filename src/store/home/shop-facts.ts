import { absoluteUrl, storeUrl } from "#lib/absolute-url.ts"

/** Returns the schema.org data of the shop in a market. */
export const shopFacts = (name: string, prefix: string) => ({
  "@type": "WebSite",
  name,
  url: storeUrl("/", prefix),
  publisher: { "@type": "Organization", name, url: storeUrl("/", prefix), logo: absoluteUrl("/favicon.svg") },
  potentialAction: {
    "@type": "SearchAction",
    target: `${storeUrl("/search", prefix)}?q={search_term_string}`,
    "query-input": "required name=search_term_string",
  },
})
