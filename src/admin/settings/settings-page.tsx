import { useRouter } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Icon } from "#ui/icon.tsx"
import { RowLink } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { settingsGroups } from "./settings-pages.ts"

export function SettingsPage() {
  const t = useTranslations("admin.settings")
  const { routesByPath } = useRouter()
  return (
    <Page>
      <PageHeader title={t("title")} description={t("hint")} />
      {settingsGroups.map((group) => (
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
