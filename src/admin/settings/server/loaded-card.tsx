import type { UseQueryResult } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

interface LoadedCardProps<T> {
  title: string
  description?: ReactNode
  actions?: ReactNode
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** A card whose content is loaded, with a placeholder and its error. */
export function LoadedCard<T>({ title, description, actions, query, children }: LoadedCardProps<T>) {
  const t = useTranslations("admin.server")
  const { data, isError, refetch } = query
  return (
    <Card title={title} description={description} actions={actions}>
      {isError && (
        <Banner tone="refused" title={t("failed")} action={<RetryButton size="sm" onClick={() => void refetch()} />} />
      )}
      {data === undefined ? !isError && <SkeletonText lines={3} /> : children(data)}
    </Card>
  )
}
