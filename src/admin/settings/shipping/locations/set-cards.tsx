import { useQuery } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { SetCard } from "./set-card.tsx"

const AddSet = late(async () => (await import("./add-set.tsx")).AddSet)

/** What a location ships and where: its fulfillment sets, and a button that adds one. */
export function SetCards({ id }: { id: string }) {
  const t = useTranslations("admin.locations.set")
  const { data: shipping, error, refetch } = useQuery(shippingQuery(id))
  const [isAdding, setIsAdding] = useState(false)
  return (
    <section className="grid gap-4" aria-label={t("title")}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-lg font-semibold">{t("title")}</h2>
          <p className="text-sm text-muted">{t("hint")}</p>
        </div>
        {shipping && (
          <Button size="sm" icon="plus" onClick={() => setIsAdding(true)}>
            {t("add")}
          </Button>
        )}
      </div>
      {error && !shipping && <ListError error={error} onRetry={() => void refetch()} />}
      {!shipping && !error && <SkeletonText lines={4} />}
      {shipping?.sets.length === 0 && <p className="text-sm text-muted">{t("none")}</p>}
      {shipping?.sets.map((set) => (
        <SetCard key={set.id} location={id} set={set} />
      ))}
      {shipping && isAdding && (
        <Suspense>
          <AddSet shipping={shipping} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </section>
  )
}
