import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import type { PendingPaste } from "./use-grid-clipboard.ts"

interface PasteDialogProps {
  pending: PendingPaste
  onDecide: (isAccepted: boolean) => void
}

/** Names all copied texts that have no cell, before the others are pasted. */
export default function PasteDialog({ pending: { changes, leftovers, locked }, onDecide }: PasteDialogProps) {
  const t = useTranslations("ui.dataGrid.paste")
  const lines = leftovers.filter(({ column }) => column === 1)
  const columns = leftovers.filter(({ column }) => column > 1)
  return (
    <Dialog
      open
      onClose={() => onDecide(false)}
      title={t("title")}
      description={t("text")}
      footer={
        <>
          <Button onClick={() => onDecide(false)}>{t("cancel")}</Button>
          {changes.length > 0 && (
            <Button variant="primary" onClick={() => onDecide(true)}>
              {t("confirm", { count: changes.length })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <Part
          title={t("rows", { count: lines.length })}
          entries={lines.map(({ line, texts }) => ({
            name: t("row", { line: String(line) }),
            value: texts.join(" · "),
          }))}
        />
        <Part
          title={t("columns", { count: columns.length })}
          entries={columns.map(({ line, column, texts }) => ({
            name: t("column", { line: String(line), column: String(column) }),
            value: texts.join(" · "),
          }))}
        />
        <Part
          title={t("locked", { count: locked.length })}
          entries={locked.map(({ row, column, text, reason }) => ({
            name: `${row.name} · ${column.name}: ${reason}`,
            value: text,
          }))}
        />
      </div>
    </Dialog>
  )
}

function Part({ title, entries }: { title: string; entries: readonly { name: string; value: string }[] }) {
  if (entries.length === 0) return null
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid max-h-48 overflow-y-auto rounded-md border border-line px-3 py-1.5">
        {entries.map(({ name, value }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 py-0.5">
            <span className="text-muted">{name}</span>
            <span className="min-w-0 break-all tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
