import { useQuery } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { WithParts } from "#app/with-parts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { currentStep, type StoreState, setupGaps, setupSteps } from "#machines/settings/first-sale/first-sale.rules.ts"
import { loadStoreState } from "#machines/settings/first-sale/load-store-state.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"

/** Says what a store without orders lacks, with a link to the guide; nothing once it has an order. */
export function FirstSaleNotice() {
  const { data: store } = useQuery({
    queryKey: ["admin", "first-sale"],
    queryFn: ({ signal }) => loadStoreState(adminSdk(), signal),
  })
  if (!store || store.orders > 0) return null
  return (
    <WithParts parts={["admin", "first-sale"]}>
      <Notice store={store} />
    </WithParts>
  )
}

function Notice({ store }: { store: StoreState }) {
  const t = useTranslations("admin.firstSale")
  const step = currentStep(store)
  const gaps = setupGaps(store)
  const done = setupSteps.filter((each) => gaps[each] === null).length
  return (
    <Banner
      tone="waiting"
      title={t("notice.title")}
      action={
        <LinkButton size="sm" to="/admin/settings/first-sale">
          {t("notice.open")}
        </LinkButton>
      }
    >
      {step && t("notice.text", { step: t(`${step}.title`), done, all: setupSteps.length })}
    </Banner>
  )
}
