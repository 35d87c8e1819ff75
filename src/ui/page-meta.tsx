import { useContext } from "react"
import { absoluteUrl, pictureUrl } from "#lib/absolute-url.ts"
import { apiLocales } from "#lib/api-locale.ts"
import { useLocale } from "#lib/i18n.tsx"
import { SiteName } from "./document-title.tsx"

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

/** Metadata for search engines and link previews. React moves it into the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, path, page = 1, image, kind = "website", data = [] } = props
  const locale = useLocale()
  const site = useContext(SiteName)
  const url = absoluteUrl(page > 1 ? `${path}?page=${page}` : path)
  const picture = pictureUrl(image)
  return (
    <>
      <link rel="canonical" href={url} />
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
      {data.map(
        (facts) =>
          facts && (
            // A server can know another origin of the site.
            <script key={String(facts["@type"])} type="application/ld+json" suppressHydrationWarning>
              {/* A name that holds "</script" would end the element in a page that is served as HTML. */}
              {JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c")}
            </script>
          ),
      )}
    </>
  )
}
