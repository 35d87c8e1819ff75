import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { featuresQuery } from "#admin/api/features.ts"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { storeLocalesQuery } from "./store-locales.ts"

interface TranslationsGateProps {
  children: (locales: readonly string[]) => ReactNode
}

/** Shows its content where texts can be translated; else what to do first. */
export function TranslationsGate({ children }: TranslationsGateProps) {
  const t = useTranslations("admin.translations")
  const features = useQuery(featuresQuery)
  const locales = useQuery(storeLocalesQuery)
  const failed = [features, locales].find(({ error, data }) => error && !data)
  if (failed) return <ListError error={failed.error} onRetry={() => void failed.refetch()} />
  if (!features.data || !locales.data) return <SkeletonText lines={6} />
  if (!features.data.translation) return <EmptyState icon="globe" title={t("off.title")} text={t("off.text")} />
  if (locales.data.length === 0)
    return (
      <EmptyState
        icon="globe"
        title={t("noLocales.title")}
        text={t("noLocales.text")}
        action={
          <LinkButton to="/admin/settings/store" variant="primary">
            {t("noLocales.action")}
          </LinkButton>
        }
      />
    )
  return children(locales.data)
}
