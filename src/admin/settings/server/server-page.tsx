import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { IndexEngine } from "./index-engine.tsx"
import { LoadedCard } from "./loaded-card.tsx"
import { flagsQuery, pluginsQuery } from "./queries.ts"
import { readableName } from "./readable-name.ts"
import { SearchIndexes } from "./search-indexes.tsx"

export function ServerPage() {
  const t = useTranslations("admin.server")
  const flags = useQuery(flagsQuery)
  const plugins = useQuery(pluginsQuery)
  return (
    <Page>
      <PageHeader title={t("title")} description={t("hint")} />
      <SearchIndexes />
      <IndexEngine />
      <LoadedCard title={t("flags.title")} description={t("flags.hint")} query={flags}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-sm text-muted">{t("flags.none")}</p>
          ) : (
            <ul className="grid gap-2 text-sm sm:grid-cols-2 sm:gap-x-8">
              {list.map(({ name, isOn }) => (
                <li key={name} className="flex items-center justify-between gap-4">
                  <span className="min-w-0 wrap-anywhere">{readableName(name)}</span>
                  <StatusBadge tone={isOn ? "done" : "inactive"}>{t(isOn ? "flags.on" : "flags.off")}</StatusBadge>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedCard>
      <LoadedCard title={t("plugins.title")} query={plugins}>
        {(names) =>
          names.length === 0 ? (
            <p className="text-sm text-muted">{t("plugins.none")}</p>
          ) : (
            <ul className="grid gap-2 text-sm">
              {names.map((name) => (
                <li key={name} className="wrap-anywhere">
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedCard>
    </Page>
  )
}
