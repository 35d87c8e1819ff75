/** schema.org data about a page. */
export function Facts({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  return (
    // A server can know another origin of the site.
    <script type="application/ld+json" suppressHydrationWarning>
      {/* A name that holds "</script" would end the element in a page that is served as HTML. */}
      {JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c")}
    </script>
  )
}
