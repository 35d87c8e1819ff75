import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { textTypesQuery } from "./settings.ts"
import { useTextNames } from "./text-names.ts"
import { TextsGrid } from "./texts-grid.tsx"
import { TranslationsGate } from "./translations-gate.tsx"
import { UnsupportedLanguage } from "./unsupported-language.tsx"

const route = getRouteApi("/admin/_app/settings/_translations/translations/$type")

export function TextsPage() {
  const t = useTranslations("admin.translations")
  const { type } = route.useParams()
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
  const { type } = route.useParams()
  const search = route.useSearch()
  const navigate = usePageNavigate({ from: "/admin/settings/translations/$type" })
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
