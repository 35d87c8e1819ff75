import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { SpinnerMark } from "#ui/spinner.tsx"
import { notifications } from "./notification.resource.ts"
import { transfersQuery } from "./transfers-query.ts"

/** Imports and exports in progress; nothing without any. */
export function Transfers() {
  const t = useTranslations("admin.notifications.running")
  const client = useQueryClient()
  const { data = [] } = useQuery(transfersQuery)
  const before = useRef(0)
  useEffect(() => {
    // One has ended: its result is a new notification.
    if (data.length < before.current) void notifications.invalidate(client)
    before.current = data.length
  }, [client, data.length])
  if (data.length === 0) return null
  return (
    <Card title={t("title")} padding="flush">
      <ul>
        {data.map(({ id, transactionId, isImport, startedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-sm sm:px-5"
          >
            <span className="flex min-w-0 flex-1 items-center gap-2.5 font-semibold">
              {!isImport && <SpinnerMark size={16} />}
              {t(isImport ? "import" : "export")}
            </span>
            <span className="text-muted">
              {t("started")} <DateTime value={startedAt} />
            </span>
            {isImport && (
              <TextLink to="/admin/products/import" search={{ tx: transactionId }}>
                {t("continue")}
              </TextLink>
            )}
            <TextLink to="/admin/settings/workflows/$id" params={{ id }}>
              {t("details")}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
