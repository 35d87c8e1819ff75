import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

/** Its key starts like that of each page's arrangement: they change together. */
const arrangedPagesQuery = queryOptions({
  queryKey: ["admin", "layouts"],
  queryFn: async ({ signal }) => {
    const query = { fields: "id,zone,is_system_default", order: "zone", limit: 100 }
    const answer = await adminSdk().admin.layouts.listConfigurations({ query }, { signal })
    return answer.layout_configurations.flatMap(({ id, zone, is_system_default: isForAll = false }) =>
      id && zone ? [{ id, zone, isForAll }] : [],
    )
  },
  staleTime: 10_000,
})

/** Pages that this app arranges, by the server's names. */
const zones = { home: "home", "customer.details": "customer" } as const

/** Other apps can arrange pages too: "order.details" is shown as "Order details". */
function readable(zone: string): string {
  const words = zone.replaceAll(/[._]/g, " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Card with the pages whose cards are arranged, by the administrator or for everyone. */
export function ArrangedPagesCard() {
  const t = useTranslations("admin.profile.arranged")
  const client = useQueryClient()
  const { data: pages, error, refetch } = useQuery(arrangedPagesQuery)
  const [resetting, setResetting] = useState<string>()
  const nameOf = (zone: string) => (zone in zones ? t(`pages.${zones[zone as keyof typeof zones]}`) : readable(zone))
  return (
    <Card title={t("title")} description={t("text")}>
      {error && !pages && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !pages && <SkeletonText lines={1} />}
      {pages?.length === 0 && <p className="text-sm text-muted">{t("none")}</p>}
      <ul className="divide-y divide-line text-sm">
        {pages?.map(({ id, zone, isForAll }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-4 py-1.5">
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{nameOf(zone)}</span>
              <span className="text-muted">{t(isForAll ? "forAll" : "own")}</span>
            </span>
            {!isForAll && (
              <Button size="sm" aria-label={t("resetOf", { page: nameOf(zone) })} onClick={() => setResetting(zone)}>
                {t("reset")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {resetting !== undefined && (
        <ActionDialog
          title={t("resetTitle", { page: nameOf(resetting) })}
          description={t("resetText")}
          confirm={t("reset")}
          run={() => adminSdk().admin.layouts.deleteConfiguration({ zone: resetting })}
          done={t("done", { page: nameOf(resetting) })}
          onDone={() => void client.invalidateQueries({ queryKey: arrangedPagesQuery.queryKey })}
          onClose={() => setResetting(undefined)}
        />
      )}
    </Card>
  )
}
