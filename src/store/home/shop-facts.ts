import { storeUrl } from "#lib/absolute-url.ts"
import { brand } from "#lib/brand.ts"
import { pageScope } from "#lib/page-scope.ts"

/** Returns the schema.org data of the shop in a market. */
export function shopFacts(name: string, prefix: string) {
  const { logo, icon, company, address, social } = brand()
  const url = storeUrl("/", prefix)
  const organization = {
    "@type": "Organization",
    name,
    url,
    logo: new URL(logo?.light ?? icon, pageScope().origin).href,
    ...(company ? { legalName: company } : {}),
    ...(address.length > 0 ? { address: address.join(", ") } : {}),
    ...(social.length > 0 ? { sameAs: social } : {}),
  }
  return {
    "@type": "WebSite",
    name,
    url,
    publisher: organization,
    potentialAction: {
      "@type": "SearchAction",
      target: `${storeUrl("/search", prefix)}?q={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  }
}
