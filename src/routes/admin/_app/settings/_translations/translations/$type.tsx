import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { featuresQuery } from "#admin/api/features.ts"
import { ListError } from "#admin/kit/list-states.tsx"
import { textTypesQuery } from "#admin/settings/translations/settings.ts"
import { storeLocalesQuery } from "#admin/settings/translations/store-locales.ts"
import { useTextNames } from "#admin/settings/translations/text-names.ts"
import { TextsGrid } from "#admin/settings/translations/texts-grid.tsx"
import { TranslationsGate } from "#admin/settings/translations/translations-gate.tsx"
import { UnsupportedLanguage } from "#admin/settings/translations/unsupported-language.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { flag, searchParams, text } from "#lib/search-params.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { Skeleton } from "#ui/skeleton.tsx"

export const Route = createFileRoute("/admin/_app/settings/_translations/translations/$type")({
  validateSearch: searchParams({ locale: text(), missing: flag }),
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(featuresQuery)
    void queryClient.prefetchQuery(storeLocalesQuery)
  },
  component: TextsPage,
})

function TextsPage() {
  const t = useTranslations("admin.translations")
  const { type } = Route.useParams()
  const names = useTextNames()
  return (
    <Page width="wide">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("title"), link: { to: "/admin/settings/translations" } }]} />}
        title={t("grid.title", { type: names.type(type) })}
        description={t("grid.hint")}
      />
      <TranslationsGate>{(locales) => <Texts key={type} locales={locales} />}</TranslationsGate>
    </Page>
  )
}

function Texts({ locales }: { locales: readonly string[] }) {
  const t = useTranslations("admin.translations.grid")
  const { type } = Route.useParams()
  const search = Route.useSearch()
  const navigate = usePageNavigate({ from: Route.fullPath })
  const { data, error, refetch } = useQuery(textTypesQuery)
  if (error && !data) return <ListError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 w-full" />
  const found = data.find((each) => each.type === type)
  if (!found?.isActive || found.fields.length === 0)
    return <EmptyState icon="globe" title={t("none")} text={t("noFields")} />
  return (
    <>
      {search.locale && !locales.includes(search.locale) && <UnsupportedLanguage code={search.locale} />}
      <TextsGrid
        type={type}
        fields={found.fields}
        locales={locales}
        search={search}
        onSearch={(next) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true })}
      />
    </>
  )
}
