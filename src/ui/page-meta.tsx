import { absoluteUrl } from "#lib/absolute-url.ts"

interface PageMetaProps {
  title: string
  description?: string | null | undefined
  /** Canonical path without parameters, shared by all filters and variants of the page. */
  path: string
  image?: string | null | undefined
  kind?: "website" | "product"
  /** schema.org data about the page, one object each. */
  data?: readonly Readonly<Record<string, unknown>>[]
}

/** Metadata for search engines and link previews. React moves it into the head. */
export function PageMeta({ title, description, path, image, kind = "website", data = [] }: PageMetaProps) {
  const url = absoluteUrl(path)
  const picture = image ? absoluteUrl(image) : undefined
  return (
    <>
      <link rel="canonical" href={url} />
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={url} />
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      {data.map((facts) => (
        <script key={String(facts["@type"])} type="application/ld+json">
          {/* A name that holds "</script" would end the element in a page that is served as HTML. */}
          {JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c")}
        </script>
      ))}
    </>
  )
}
