import { titles } from "virtual:help-titles"
import { useQuery } from "@tanstack/react-query"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { MissingRecord } from "#admin/kit/missing-record.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { contentCollections } from "#lib/store-content.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { contentQuery } from "./content-records.ts"
import { HelpPageForm } from "./help-page-form.tsx"

/** A help page's own texts. */
export function HelpPageEditor({ slug }: { slug: string }) {
  const t = useTranslations("admin.storefront")
  const { data, error, refetch } = useQuery(contentQuery(contentCollections.pages))
  const known: Readonly<Record<string, string>> = { ...titles.en, ...titles[useLocale()] }
  const title = Object.hasOwn(known, slug) ? known[slug] : undefined
  const list = { to: "/admin/settings/storefront" } as const
  if (title === undefined) return <MissingRecord list={list} />
  return (
    <Page>
      <PageHeader
        title={title}
        description={t("pages.hint")}
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("pages.back"), link: list }]} />}
      />
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <SkeletonText lines={8} />}
      {data !== undefined && <HelpPageForm key={slug} slug={slug} record={data ?? undefined} />}
    </Page>
  )
}
