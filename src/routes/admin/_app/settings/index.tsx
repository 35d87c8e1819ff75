import { createFileRoute, useRouter } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Icon, type IconName } from "#ui/icon.tsx"
import { RowLink } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

export const Route = createFileRoute("/admin/_app/settings/")({ component: Settings })

const page = <const Key extends string, const Path extends string>(key: Key, icon: IconName, to: Path) => ({
  ...{ key, icon, to },
})

/** The settings by group. A page is shown only if it exists. */
const groups = [
  {
    key: "store",
    pages: [
      page("firstSale", "check", "/admin/settings/first-sale"),
      page("store", "settings", "/admin/settings/store"),
      page("translations", "globe", "/admin/settings/translations"),
      page("regions", "globe", "/admin/settings/regions"),
      page("salesChannels", "shop", "/admin/settings/sales-channels"),
      page("team", "users", "/admin/settings/team"),
      page("profile", "user", "/admin/settings/profile"),
      page("apiKeys", "lock", "/admin/settings/api-keys"),
    ],
  },
  {
    key: "taxes",
    pages: [
      page("taxRegions", "percent", "/admin/settings/tax-regions"),
      page("taxCheck", "check", "/admin/settings/tax-check"),
    ],
  },
  {
    key: "shipping",
    pages: [
      page("locations", "pin", "/admin/settings/locations"),
      page("shippingCheck", "check", "/admin/settings/shipping-check"),
      page("shippingProfiles", "box", "/admin/settings/shipping-profiles"),
      page("optionTypes", "truck", "/admin/settings/shipping-option-types"),
    ],
  },
  {
    key: "orders",
    pages: [
      page("returnReasons", "return", "/admin/settings/return-reasons"),
      page("refundReasons", "money", "/admin/settings/refund-reasons"),
    ],
  },
  {
    key: "server",
    pages: [
      page("workflows", "history", "/admin/settings/workflows"),
      page("server", "system", "/admin/settings/server"),
    ],
  },
] as const

function Settings() {
  const t = useTranslations("admin.settings")
  const { routesByPath } = useRouter()
  return (
    <Page>
      <PageHeader title={t("title")} description={t("hint")} />
      {groups.map((group) => (
        <Card key={group.key} title={t(`groups.${group.key}`)} padding="flush">
          <ul className="grid md:grid-cols-2">
            {group.pages
              .filter(({ to }) => to in routesByPath)
              .map(({ key, icon, to }) => (
                <li
                  key={key}
                  className="relative flex items-start gap-3 border-t border-line px-4 py-3.5 hover:bg-hover sm:px-5"
                >
                  <Icon name={icon} size={20} className="mt-0.5 shrink-0 text-muted" />
                  <div className="grid min-w-0 gap-0.5">
                    <RowLink to={to}>{t(`pages.${key}.title`)}</RowLink>
                    <p className="text-sm text-muted">{t(`pages.${key}.text`)}</p>
                  </div>
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </Page>
  )
}
