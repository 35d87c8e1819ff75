import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import { toApiError } from "#sdk/error.ts"
import { StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import type { Tone } from "#ui/tone.ts"
import { LoadedCard } from "./loaded-card.tsx"
import { searchIndexesQuery } from "./queries.ts"
import { readableName } from "./readable-name.ts"

const tones = { ready: "done", building: "progress", pending: "waiting", error: "refused" } as const satisfies Record<
  string,
  Tone
>

/** Deletes an index; one that is gone already counts as deleted, so that it is safe to repeat. */
async function deleteIndex(id: string): Promise<void> {
  try {
    const { search } = adminSdk().admin
    await runIdempotent(
      () => search.deleteIndex({ id }),
      async () => !(await search.listIndexes()).search_indexes.some(({ name }) => name === id),
    )
  } catch (error) {
    if (toApiError(error).status !== 404) throw error
  }
}

/** The indexes of the search, which can be rebuilt and deleted. */
export function SearchIndexes() {
  const t = useTranslations("admin.server.search")
  const client = useQueryClient()
  const query = useQuery(searchIndexesQuery)
  const [asked, setAsked] = useState<{ kind: "rebuild" | "delete"; id: string }>()
  return (
    <LoadedCard title={t("title")} description={t("hint")} query={query}>
      {({ indexes, enabled }) => (
        <>
          {indexes.length === 0 && <p className="text-sm text-muted">{t(enabled ? "none" : "off")}</p>}
          <ul className="grid gap-3">
            {indexes.map(({ name = "", status = "ready", fields = [] }) => (
              <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
                <span className="grid min-w-0 flex-1 basis-40">
                  <span className="font-semibold wrap-anywhere">{readableName(name)}</span>
                  <span className="text-xs text-muted">{t("fields", { count: fields.length })}</span>
                </span>
                <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
                <span className="flex flex-wrap gap-2">
                  <Button size="sm" icon="refresh" onClick={() => setAsked({ kind: "rebuild", id: name })}>
                    {t("rebuild.label")}
                  </Button>
                  <Button size="sm" variant="danger-quiet" onClick={() => setAsked({ kind: "delete", id: name })}>
                    {t("delete.label")}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {asked && (
            <ActionDialog
              title={t(`${asked.kind}.title`, { name: readableName(asked.id) })}
              description={t(`${asked.kind}.text`)}
              confirm={t(`${asked.kind}.confirm`)}
              isDangerous={asked.kind === "delete"}
              run={() =>
                asked.kind === "delete"
                  ? deleteIndex(asked.id)
                  : adminSdk().admin.search.reindex({ id: asked.id, body: {} })
              }
              done={t(`${asked.kind}.done`)}
              onDone={() => void client.invalidateQueries({ queryKey: searchIndexesQuery.queryKey })}
              onClose={() => setAsked(undefined)}
            />
          )}
        </>
      )}
    </LoadedCard>
  )
}
