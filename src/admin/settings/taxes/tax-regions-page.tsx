import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatPercent } from "#lib/percent-input.ts"
import { defaultRate } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { Badge } from "#ui/badge.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { TreeView } from "#ui/tree-view.tsx"
import { useTaxNames } from "./tax-names.ts"
import { taxTreeQuery } from "./tax-region.ts"
import { taxTreeRows } from "./tax-tree.ts"

const route = getRouteApi("/admin/_app/settings/_taxes/tax-regions/")

export function TaxRegionsPage() {
  const t = useTranslations("admin.tax")
  const ts = useTranslations("admin.taxSetup")
  const locale = useLocale()
  const names = useTaxNames()
  const navigate = usePageNavigate({ from: "/admin/settings/tax-regions/" })
  const { q = "" } = route.useSearch()
  const { data: regions, error, refetch } = useQuery(taxTreeQuery)
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const create = <CreateLink to="/admin/settings/tax-regions/setup">{ts("start")}</CreateLink>
  const expanded = new Set((regions ?? []).map(({ id }) => id).filter((id) => !collapsed.has(id)))
  const rows = taxTreeRows(regions ?? [], expanded, names.region, q)
  const toggle = (id: string, isExpanded: boolean) => {
    const next = new Set(collapsed)
    if (isExpanded) next.delete(id)
    else next.add(id)
    setCollapsed(next)
  }
  return (
    <Page>
      <PageHeader
        title={t("list")}
        description={t("listHint")}
        actions={
          <>
            <LinkButton to="/admin/settings/tax-check">{t("check")}</LinkButton>
            <LinkButton to="/admin/settings/tax-regions/new">{t("create")}</LinkButton>
            {create}
          </>
        }
      />
      {error && !regions && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !regions && <SkeletonText lines={6} />}
      {regions?.length === 0 && (
        <EmptyState icon="percent" title={t("empty.title")} text={t("empty.text")} action={create} />
      )}
      {regions && regions.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="sm:max-w-xs">
            <SearchField
              label={t("search")}
              value={q}
              onSearch={(value) => void navigate({ search: { q: value || undefined }, replace: true })}
            />
          </div>
          {rows.length === 0 ? (
            <p className="text-sm text-muted">{t("noMatch", { query: q })}</p>
          ) : (
            <div className="rounded-lg border border-line bg-surface shadow-xs">
              <TreeView
                label={t("list")}
                rows={rows}
                onToggle={toggle}
                onOpen={(id) => void navigate({ to: "/admin/settings/tax-regions/$id", params: { id } })}
              >
                {({ id, name, level }, tabIndex) => {
                  const rates = regions.find((each) => each.id === id)?.tax_rates ?? []
                  const rate = defaultRate(rates)
                  const others = rates.length - (rate ? 1 : 0)
                  return (
                    <span className="flex min-w-0 flex-1 items-center justify-between gap-3 pe-3 text-sm">
                      <span className="flex min-w-0 items-center gap-2">
                        <span className="min-w-0 truncate">
                          <TextLink
                            variant="plain"
                            to="/admin/settings/tax-regions/$id"
                            params={{ id }}
                            tabIndex={tabIndex}
                          >
                            {name}
                          </TextLink>
                        </span>
                        {others > 0 && <Badge>{t("others", { count: others })}</Badge>}
                      </span>
                      <span className="shrink-0 text-muted tabular-nums">
                        {rate ? formatPercent(rate.rate ?? 0, locale) : level === 1 ? t("noTax") : t("asCountry")}
                      </span>
                    </span>
                  )
                }}
              </TreeView>
            </div>
          )}
        </div>
      )}
    </Page>
  )
}
