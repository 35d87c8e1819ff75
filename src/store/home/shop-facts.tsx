import { storeUrl } from "#lib/absolute-url.ts"
import { brand } from "#lib/brand.ts"
import { brandDetails } from "#lib/brand-details.ts"
import { settings } from "#lib/config.ts"
import { pageScope } from "#lib/page-scope.ts"
import { useMarketPrefix } from "#store/market/market.ts"
import { Facts } from "#store/shell/facts.tsx"
import { useShopName } from "#store/shell/use-shop-name.ts"

/** The schema.org data of the shop in the current market. */
export function ShopFacts() {
  const name = useShopName()
  const prefix = useMarketPrefix()
  const { logo } = brand()
  const { icon, company, address, social } = brandDetails(settings(), import.meta.env.BASE_URL)
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
  const facts = {
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
  return <Facts facts={facts} />
}
