import { useQuery } from "@tanstack/react-query"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { EmptyState } from "#ui/empty-state.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { storeQuery } from "./store.ts"
import { StoreForm } from "./store-form.tsx"

export function StorePage() {
  const t = useTranslations("admin.storeSettings")
  const { data, error, refetch } = useQuery(storeQuery)
  const isMissing = error !== null && toApiError(error).status === 404
  return (
    <Page>
      <PageHeader title={t("title")} description={t("hint")} />
      {!data && isMissing && <EmptyState icon="shop" title={t("none.title")} text={t("none.text")} />}
      {error && !isMissing && <ListError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={6} />}
      {data && <StoreForm store={data} />}
    </Page>
  )
}
