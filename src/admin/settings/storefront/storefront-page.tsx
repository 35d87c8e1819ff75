import { titles } from "virtual:help-titles"
import { useQuery } from "@tanstack/react-query"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { contentCollections, readPageContent } from "#lib/store-content.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { RowLink } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { contentQuery } from "./content-records.ts"
import { HomeForm } from "./home-form.tsx"

/** What shoppers read: the home page's form and the help pages. */
export function StorefrontPage() {
  const t = useTranslations("admin.storefront")
  const { data, error, refetch } = useQuery(contentQuery(contentCollections.home))
  return (
    <Page>
      <PageHeader title={t("title")} description={t("hint")} />
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <SkeletonText lines={8} />}
      {data !== undefined && <HomeForm record={data ?? undefined} />}
      <HelpPagesCard />
    </Page>
  )
}

function HelpPagesCard() {
  const t = useTranslations("admin.storefront.pages")
  const locale = useLocale()
  const { data } = useQuery(contentQuery(contentCollections.pages))
  return (
    <Card title={t("title")} description={t("hint")} padding="flush">
      <ul>
        {Object.entries({ ...titles.en, ...titles[locale] }).map(([slug, title]) => (
          <li
            key={slug}
            className="relative flex items-center justify-between gap-3 border-t border-line px-4 py-3 text-sm hover:bg-hover sm:px-5"
          >
            <RowLink to="/admin/settings/storefront/$page" params={{ page: slug }}>
              {title}
            </RowLink>
            {data !== undefined &&
              (Object.keys(readPageContent(data?.metadata, slug).text).length > 0 ? (
                <Badge tone="done">{t("own")}</Badge>
              ) : (
                <Badge>{t("file")}</Badge>
              ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
