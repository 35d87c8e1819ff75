import { absoluteUrl } from "#lib/absolute-url.ts"

/** Returns the schema.org data of the shop. */
export const shopFacts = (name: string) => ({
  "@type": "WebSite",
  name,
  url: absoluteUrl("/"),
  publisher: { "@type": "Organization", name, url: absoluteUrl("/"), logo: absoluteUrl("/favicon.svg") },
  potentialAction: {
    "@type": "SearchAction",
    target: `${absoluteUrl("/search")}?q={search_term_string}`,
    "query-input": "required name=search_term_string",
  },
})
