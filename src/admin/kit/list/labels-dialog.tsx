import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { WithParts } from "#app/with-parts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { ApiError } from "#sdk/error.ts"
import { TextField } from "#ui/text-field.tsx"
import type { ColumnLabels } from "./column-labels.ts"
import { saveLabels } from "./save-labels.ts"
import { columnLabelsQuery } from "./use-column-labels.ts"

/** Ids of the columns that the server's own tables have: their names are shown by other apps too. */
const servedColumnsQuery = (list: string) =>
  queryOptions({
    queryKey: ["admin", "served-columns", list],
    queryFn: async ({ signal }) => {
      const { columns } = await adminSdk().admin.views.columns({ entity: list }, { signal })
      return new Set(columns.flatMap(({ id }) => id ?? []))
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

interface LabelsDialogProps {
  list: string
  labels: ColumnLabels
  /** The columns with their original names. */
  columns: readonly { readonly id: string; readonly header: string }[]
  onClose: () => void
}

/** Gives the columns of a list other names and descriptions, for all admins. */
function LabelsForm({ list, labels, columns, onClose }: LabelsDialogProps) {
  const t = useTranslations("admin.list.labels")
  const client = useQueryClient()
  const { data: served } = useQuery(servedColumnsQuery(list))
  const [known, setKnown] = useState(labels)
  const load = () => client.fetchQuery({ ...columnLabelsQuery(list), staleTime: 0 })
  const [entries, setEntries] = useState(() =>
    columns.map(({ id, header }) => {
      const { label = "", description = "" } = labels.columns[id] ?? {}
      return { column: id, header, label, description }
    }),
  )
  const set = (column: string, change: { label: string } | { description: string }) =>
    setEntries(entries.map((entry) => (entry.column === column ? { ...entry, ...change } : entry)))
  const shared = entries.filter(({ column }) => served?.has(column))
  const isNameless = entries.some(({ label, description }) => !label.trim() && description.trim())
  return (
    <ActionDialog
      title={t("title")}
      description={t("text")}
      size="md"
      confirm={t("confirm")}
      entries={entries.map(({ label, description }) => [label, description])}
      disabledReason={isNameless ? t("needsName") : undefined}
      run={async () => {
        const conflict = await saveLabels({ entries, known, load })
        if (!conflict) return
        setKnown((await load()) ?? known)
        const column = entries.find((each) => each.column === conflict.column)?.header ?? conflict.column
        const message = t("renamed", { column, name: conflict.label })
        throw new ApiError({ kind: "http", status: 409, type: "conflict", message })
      }}
      done={t("saved")}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ["admin", "column-labels"] })
      }}
      onClose={onClose}
    >
      <ul className="grid max-h-96 gap-4 overflow-y-auto p-1">
        {entries.map(({ column, header, label, description }) => (
          <li key={column} className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={t("label", { column: header })}
              placeholder={header}
              value={label}
              maxLength={60}
              onChange={({ target }) => set(column, { label: target.value })}
            />
            <TextField
              label={t("description", { column: header })}
              value={description}
              maxLength={200}
              error={!label.trim() && description.trim() ? t("needsName") : undefined}
              onChange={({ target }) => set(column, { description: target.value })}
            />
          </li>
        ))}
      </ul>
      {shared.length > 0 && (
        <p className="text-xs text-muted">{t("served", { columns: shared.map(({ header }) => header).join(", ") })}</p>
      )}
    </ActionDialog>
  )
}

/** The dialog with its texts, which are loaded with it. */
export function LabelsDialog(props: LabelsDialogProps) {
  return (
    <WithParts parts={["admin", "list-tools"]}>
      <LabelsForm {...props} />
    </WithParts>
  )
}
