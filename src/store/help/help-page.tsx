import { hasPlaceholders, withReturnPeriod } from "#lib/help-page.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { returnDays } from "#lib/return-policy.ts"
import { useReloadAfterChange } from "#store/api/use-reload-after-change.ts"
import { PageMeta } from "#store/shell/page-meta.tsx"
import { Banner } from "#ui/banner.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { type FoundPage, helpContentQuery } from "./help-content.ts"
import { HelpText } from "./help-text.tsx"

export function HelpPage({ slug, page, locale }: FoundPage & { slug: string }) {
  const t = useTranslations("store.layout.help")
  useReloadAfterChange(helpContentQuery(slug))
  const days = returnDays()
  const period =
    days === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" }).format(days)
  const { title, description } = page
  return (
    <article className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-8 sm:px-6">
      <DocumentTitle title={title} />
      <PageMeta title={title} description={description} path={`/pages/${slug}`} kind="article" />
      <h1 tabIndex={-1} lang={locale} className="text-xl font-semibold">
        {title}
      </h1>
      {hasPlaceholders(page.nodes) && (
        <div className="max-w-prose">
          <Banner tone="waiting" title={t("placeholders")} />
        </div>
      )}
      <div lang={locale} className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
        <HelpText nodes={withReturnPeriod(page.nodes, period)} />
      </div>
    </article>
  )
}
