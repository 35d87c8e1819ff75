import { absoluteUrl, storeUrl } from "#lib/absolute-url.ts"

/** Returns the schema.org data of the shop. */
export const shopFacts = (name: string) => ({
  "@type": "WebSite",
  name,
  url: storeUrl("/"),
  publisher: { "@type": "Organization", name, url: storeUrl("/"), logo: absoluteUrl("/favicon.svg") },
  potentialAction: {
    "@type": "SearchAction",
    target: `${storeUrl("/search")}?q={search_term_string}`,
    "query-input": "required name=search_term_string",
  },
})
