import { useQuery } from "@tanstack/react-query"
import { Suspense, useCallback } from "react"
import { TaskDialog } from "#admin/kit/task/task-dialog.tsx"
import { useTask } from "#admin/kit/task/use-task.ts"
import { peopleQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { createOrderDetailsMachine, type DetailsTask } from "#machines/orders/order-details/order-details.machine.ts"
import { notesOf, whyNotDetails } from "#machines/orders/order-details/order-details.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late, usePreload } from "#ui/late.tsx"

const NoteDialog = late(async () => (await import("./note-dialog.tsx")).NoteDialog)
const dialogs = [NoteDialog]

/** Returns an id that is unique even if two admins write in the same millisecond. */
const newNoteId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`

/** The team's notes about an order, which the customer can't see. */
export function OrderNotes({ order }: { order: Order }) {
  const t = useTranslations("admin.orderDetails.notes")
  const td = useTranslations("admin.orderDetails")
  const { data: people } = useQuery(peopleQuery)
  usePreload(dialogs)
  const done = useCallback((task: DetailsTask) => td(`done.${task.type}`), [td])
  const handle = useTask<DetailsTask>(createOrderDetailsMachine, done)
  const { task } = handle
  const target = { orderId: order.id, isDraft: order.status === "draft" }
  const notes = notesOf(order.metadata)
  const reason = whyNotDetails(order) && td("reasons.canceled")
  return (
    <Card
      title={t("title")}
      actions={
        <Button
          size="sm"
          icon="plus"
          disabledReason={reason}
          onClick={() => handle.ask({ ...target, type: "note", note: { id: newNoteId(), text: "", at: "" } })}
        >
          {t("add")}
        </Button>
      }
    >
      {notes.length === 0 && <p className="text-sm text-muted">{t("none")}</p>}
      <ul className="grid gap-4 text-sm">
        {notes.toReversed().map((note) => (
          <li key={note.id} className="flex items-start justify-between gap-2">
            <div className="grid min-w-0 gap-0.5">
              <p className="break-words whitespace-pre-line">{note.text}</p>
              <p className="text-xs text-muted">
                {[note.by && people?.get(note.by)].filter(Boolean).join("")}
                {note.by && people?.has(note.by) && " · "}
                <DateTime value={note.at} />
              </p>
            </div>
            <span className="-my-1.5 shrink-0">
              <IconButton
                icon="trash"
                size="sm"
                label={t("removeNamed", { text: note.text.slice(0, 40) })}
                disabledReason={reason}
                onClick={() => handle.ask({ ...target, type: "removeNote", noteId: note.id })}
              />
            </span>
          </li>
        ))}
      </ul>
      <Suspense>{task?.type === "note" && <NoteDialog handle={handle} task={task} />}</Suspense>
      <TaskDialog
        handle={handle}
        open={task?.type === "removeNote"}
        title={t("removeTitle")}
        consequence={t("removeConsequence")}
        confirm={t("removeConfirm")}
        danger
        onConfirm={() => task && handle.confirm(task)}
      />
    </Card>
  )
}
