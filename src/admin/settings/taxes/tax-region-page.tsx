import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { taxGap } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import type { TaxRegion } from "#schema/admin/entities/tax.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { ProvincesCard } from "./provinces-card.tsx"
import { RatesCard } from "./rates/rates-card.tsx"
import { CountryForm, ProvinceForm } from "./region-form.tsx"
import { useTaxCrumbs } from "./tax-crumbs.ts"
import { useTaxNames } from "./tax-names.ts"
import { taxRegions } from "./tax-region.resource.ts"

const route = getRouteApi("/admin/_app/settings/_taxes/tax-regions/$id/")

const MAX_NAMED = 5

/** Says why customers in the country aren't taxed. */
function SetupNotice({ region }: { region: TaxRegion }) {
  const t = useTranslations("admin.taxSetup")
  const gap = taxGap(region)
  if (!gap) return null
  return (
    <Banner
      tone="waiting"
      title={t(`gaps.${gap}`)}
      action={
        <LinkButton size="sm" to="/admin/settings/tax-regions/setup" search={{ region: region.id }}>
          {t("resume")}
        </LinkButton>
      }
    />
  )
}

export function TaxRegionPage() {
  const t = useTranslations("admin.tax")
  const ts = useTranslations("admin.taxSetup")
  const { id } = route.useParams()
  const client = useQueryClient()
  const names = useTaxNames()
  return (
    <DetailPage
      key={id}
      query={taxRegions.one(id)}
      crumbs={useTaxCrumbs(id)}
      title={names.region}
      actions={({ id: region, country_code, province_code }) => [
        ...(province_code === null
          ? [
              {
                label: ts("guided"),
                icon: "percent" as const,
                link: { to: "/admin/settings/tax-regions/setup" as const, search: { region } },
              },
            ]
          : []),
        {
          label: t("check"),
          icon: "check",
          link: {
            to: "/admin/settings/tax-check",
            search: { country: country_code ?? undefined, province: province_code ?? undefined },
          },
        },
      ]}
      removal={{
        label: t("delete.label"),
        title: (region) => t("delete.title", { name: names.region(region) }),
        dependants: async () => {
          const { children = [] } = await client.fetchQuery({ ...taxRegions.one(id), staleTime: 0 })
          const provinces = children.map((child) => ({ id: child.id, name: names.region(child) }))
          return { count: provinces.length, first: provinces.slice(0, MAX_NAMED) }
        },
        consequence: ({ count }) => (count > 0 ? t("delete.provinces", { count }) : t("delete.text")),
        whyNot: ({ count }) => (count > 0 ? t("delete.whyNot") : undefined),
        run: async () => {
          await taxRegions.remove(id)
          await taxRegions.forget(client, id)
          await taxRegions.invalidate(client)
        },
        done: t("delete.done"),
        list: { to: "/admin/settings/tax-regions" },
      }}
    >
      {(region) =>
        region.province_code === null ? (
          <>
            <SetupNotice region={region} />
            <CountryForm
              region={region}
              below={
                <>
                  <RatesCard region={region} />
                  <ProvincesCard region={region} />
                </>
              }
            />
          </>
        ) : (
          <>
            {region.parent_id === null && (
              <Banner tone="waiting" title={t("noParent.title")}>
                {t("noParent.text")}
              </Banner>
            )}
            <ProvinceForm region={region} below={<RatesCard region={region} />} />
          </>
        )
      }
    </DetailPage>
  )
}
