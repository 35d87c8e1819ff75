import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Select } from "#ui/select.tsx"
import type { Tone } from "#ui/tone.ts"
import { LoadedCard } from "./loaded-card.tsx"
import { flagsQuery, indexEngineQuery } from "./queries.ts"
import { readableName } from "./readable-name.ts"

const tones = { done: "done", processing: "progress", pending: "waiting", error: "refused" } as const satisfies Record<
  string,
  Tone
>

/** The index engine: its records, and how to synchronize them. Says so if the server has it turned off. */
export function IndexEngine() {
  const t = useTranslations("admin.server.index")
  const { data: flags } = useQuery(flagsQuery)
  if (!flags) return null
  if (!flags.some(({ name, isOn }) => name === "index_engine" && isOn))
    return (
      <Card title={t("title")}>
        <p className="text-sm text-muted">{t("off")}</p>
      </Card>
    )
  return <EngineCard />
}

function EngineCard() {
  const t = useTranslations("admin.server.index")
  const client = useQueryClient()
  const query = useQuery(indexEngineQuery)
  const [isAsking, setAsking] = useState(false)
  const [strategy, setStrategy] = useState<"continue" | "full" | "reset">("continue")
  return (
    <LoadedCard
      title={t("title")}
      description={t("hint")}
      actions={
        <Button size="sm" icon="refresh" onClick={() => setAsking(true)}>
          {t("sync.label")}
        </Button>
      }
      query={query}
    >
      {(records) => (
        <>
          {records.length === 0 && <p className="text-sm text-muted">{t("none")}</p>}
          <ul className="grid gap-2">
            {records.map(({ id, entity = "", status = "pending", updated_at }) => (
              <li key={id ?? entity} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
                <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{readableName(entity)}</span>
                {updated_at && (
                  <span className="text-muted">
                    <DateTime value={updated_at} />
                  </span>
                )}
                <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
              </li>
            ))}
          </ul>
          {isAsking && (
            <ActionDialog
              title={t("sync.title")}
              description={t("sync.text")}
              confirm={t("sync.confirm")}
              run={() => adminSdk().admin.indexEngine.sync({ body: strategy === "continue" ? {} : { strategy } })}
              done={t("sync.done")}
              onDone={() => void client.invalidateQueries({ queryKey: indexEngineQuery.queryKey })}
              onClose={() => setAsking(false)}
            >
              <Select
                label={t("sync.strategy")}
                value={strategy}
                mandatory
                onChange={({ target }) =>
                  setStrategy(target.value === "full" || target.value === "reset" ? target.value : "continue")
                }
                options={(["continue", "full", "reset"] as const).map((value) => ({
                  value,
                  label: t(`sync.strategies.${value}`),
                }))}
              />
            </ActionDialog>
          )}
        </>
      )}
    </LoadedCard>
  )
}
