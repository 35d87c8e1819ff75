import { useContext } from "react"
import { pictureUrl, storeUrl } from "#lib/absolute-url.ts"
import { apiLocales } from "#lib/api-locale.ts"
import { useLocale } from "#lib/i18n.tsx"
import { locales } from "#lib/locale.ts"
import { alternatesOf } from "#lib/market-prefix.ts"
import { marketSetting } from "#lib/market-setting.ts"
import { useMarket, useMarketPrefix } from "#store/market/market.ts"
import { SiteName } from "#ui/document-title.tsx"
import { Facts } from "./facts.tsx"

interface PageMetaProps {
  title: string
  description?: string | null | undefined
  /** Canonical path, shared by all filters and variants of the page. */
  path: string
  /** Page of a list, starting at 1. Each has its own address: the first one links only to its own products. */
  page?: number | undefined
  image?: string | null | undefined
  kind?: "website" | "product" | "article"
  /** schema.org data about the page, one object each. */
  data?: readonly (Readonly<Record<string, unknown>> | undefined)[]
}

/** Markets that a page lists; those of a larger shop are in its sitemap only. */
const MAX_MARKETS = 500

/** The addresses of the page in all languages and countries. */
function Alternates({ path }: { path: string }) {
  const { regions } = useMarket()
  const alternates = alternatesOf(regions, marketSetting(), locales)
  if (alternates.length === 1 || alternates.length > MAX_MARKETS + 1) return null
  return alternates.map(({ tag, prefix }) => (
    <link key={tag} rel="alternate" hrefLang={tag} href={storeUrl(path, prefix)} />
  ))
}

/** Metadata for search engines and link previews. React moves it into the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, path, page = 1, image, kind = "website", data = [] } = props
  const locale = useLocale()
  const site = useContext(SiteName)
  const prefix = useMarketPrefix()
  const address = page > 1 ? `${path}?page=${page}` : path
  const url = storeUrl(address, prefix)
  const picture = pictureUrl(image)
  return (
    <>
      <link rel="canonical" href={url} />
      <Alternates path={address} />
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={apiLocales[locale].replace("-", "_")} />
      {site && <meta property="og:site_name" content={site} />}
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta property="og:image:alt" content={title} />}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      {data.map((facts) => facts && <Facts key={String(facts["@type"])} facts={facts} />)}
    </>
  )
}
