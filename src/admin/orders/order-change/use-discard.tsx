import { type ReactNode, useCallback, useRef } from "react"
import { TaskDialog } from "#admin/kit/task/task-dialog.tsx"
import { useTask } from "#admin/kit/task/use-task.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { createDiscardChangeMachine, type DiscardTask } from "#machines/orders/discard-change/discard-change.machine.ts"
import { canRestore, type Restoration } from "#machines/orders/order-change/restoration.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { useDiscardedToast } from "./undo-discard.ts"
import { useChangeName } from "./use-change-name.ts"

interface Discardable {
  /** The change's type on the wire, or `draft` for a draft order. */
  readonly kind: string
  readonly orderId: string
  /** For a draft order, its own id. */
  readonly changeId: string
}

/**
 * Discards an order's unfinished change, or deletes a draft, after a question, and offers to undo it. Render `dialog`;
 * `numberOf` returns the order's number for the question.
 */
export function useDiscard(numberOf: (change: Discardable) => string) {
  const t = useTranslations("admin.inbox")
  const td = useTranslations("admin.drafts.delete")
  const nameOf = useChangeName()
  const toastOf = useDiscardedToast()
  const restoration = useRef<Restoration | null>(null)
  const create = useCallback(
    (sdk: AdminSdk) =>
      createDiscardChangeMachine(sdk, (found) => {
        restoration.current = found
      }),
    [],
  )
  const done = useCallback(
    ({ kind }: DiscardTask) => {
      const found = restoration.current
      restoration.current = null
      return kind === "draft" ? td("done") : toastOf(t("done"), found)
    },
    [t, td, toastOf],
  )
  const handle = useTask<DiscardTask>(create, done)
  const { task, lastTask } = handle
  const isDraft = lastTask?.kind === "draft"
  const kind = nameOf(lastTask?.kind ?? "")
  const number = lastTask ? numberOf(lastTask) : ""
  const dialog: ReactNode = (
    <TaskDialog
      handle={handle}
      open={task !== null}
      title={isDraft ? td("title", { number }) : t("discard.title", { kind, number })}
      consequence={
        isDraft ? td("consequence") : t(canRestore(lastTask?.kind ?? "") ? "discard.undoable" : "discard.consequence")
      }
      confirm={isDraft ? td("confirm") : t("discard.confirm", { kind })}
      danger
      onConfirm={() => task && handle.confirm(task)}
    />
  )
  return { ask: (change: Discardable) => handle.ask({ type: "discard", ...change }), dialog }
}
