import { useState } from "react"
import { PreviewFrame } from "#admin/kit/bulk-job/preview-frame.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { type PreviewRow, toChange, whyNotStart } from "#machines/kit/bulk-edit/bulk-edit.rules.ts"
import { Card } from "#ui/card.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useNames } from "./names.ts"
import type { StepProps } from "./step-props.ts"
import { ValuesText } from "./values-text.tsx"

const EXAMPLES = 10

/** What the change would do: how many products change, with examples, and how many are left out. */
export function PreviewStep({ snapshot, send }: StepProps) {
  const t = useTranslations("admin.bulkEdit")
  const { preview, change } = snapshot.context
  const [typed, setTyped] = useState("")
  const { rows, leftOut, gone } = toChange(preview, change)
  const changing = rows.filter(({ before }) => before)
  const count = changing.length
  const isDeletion = change.delete === true
  const reason = whyNotStart(change, preview, typed)
  const isOnlyPublishing = change.status === "published" && Object.keys(change).length === 1
  return (
    <PreviewFrame
      texts="bulkEdit"
      snapshot={snapshot}
      onBack={() => send({ type: "preview.leave" })}
      onStart={() => send({ type: "job.start", typed })}
      confirm={t(isDeletion ? "delete.action" : isOnlyPublishing ? "preview.publish" : "preview.start", { count })}
      isDangerous={isDeletion}
      disabledReason={reason && t(reason === "count" ? "delete.typedReason" : "preview.nothing")}
    >
      <Card
        title={t(isDeletion ? "preview.deleteTitle" : "preview.title", { count })}
        description={
          <div className="grid gap-1">
            {leftOut > 0 && <p>{t(isDeletion ? "preview.leftOutDeleted" : "preview.leftOut", { count: leftOut })}</p>}
            {gone > 0 && <p>{t("preview.gone", { count: gone })}</p>}
            {isDeletion && <p>{t("delete.text")}</p>}
          </div>
        }
        footer={
          count > EXAMPLES && (
            <p className="text-sm text-muted">{t("preview.first", { shown: EXAMPLES, all: count })}</p>
          )
        }
      >
        {count > 0 && <Examples rows={changing.slice(0, EXAMPLES)} isDeletion={isDeletion} />}
      </Card>
      {isDeletion && count > 0 && (
        <TextField
          label={t("delete.typed", { count: String(count) })}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </PreviewFrame>
  )
}

function Examples({ rows, isDeletion }: { rows: readonly PreviewRow[]; isDeletion: boolean }) {
  const t = useTranslations("admin.bulkEdit.preview")
  const nameOf = useNames(rows.flatMap(({ before, after }) => [before ?? {}, after ?? {}]))
  return (
    <DataTable
      caption={t("examples")}
      rows={rows}
      rowId={({ id }) => id}
      sticky={false}
      columns={[
        { id: "product", header: t("product"), cell: ({ title }) => <span className="wrap-anywhere">{title}</span> },
        ...(isDeletion
          ? []
          : [
              {
                id: "before",
                header: t("before"),
                cell: ({ before = {}, after = {} }: PreviewRow) => (
                  <ValuesText values={before} other={after} nameOf={nameOf} />
                ),
              },
              {
                id: "after",
                header: t("after"),
                cell: ({ before = {}, after = {} }: PreviewRow) => (
                  <ValuesText values={after} other={before} nameOf={nameOf} />
                ),
              },
            ]),
      ]}
    />
  )
}
