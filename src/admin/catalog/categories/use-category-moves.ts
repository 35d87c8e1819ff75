import { useQueryClient } from "@tanstack/react-query"
import { useBlocker } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useCallback, useEffect, useMemo } from "react"
import { waitFor } from "xstate"
import { adminSdk } from "#admin/api/client.ts"
import { useSignOutGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { createCategoryReorderMachine } from "#machines/catalog/category-reorder/category-reorder.machine.ts"
import {
  type CategoryNode,
  childrenByParent,
  keyPlace,
  type Place,
  pathText,
  placeOf,
  whyNotMove,
} from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { useToast } from "#ui/toasts.tsx"
import type { MoveKey } from "#ui/tree-view.tsx"
import { categories } from "./category.resource.ts"
import { useExpanded } from "./use-expanded.ts"

export type CategoryMoves = ReturnType<typeof useCategoryMoves>

/** Runs the machine of moves in the category tree: shows each move and offers to undo it, and saves them before the page is left. */
export function useCategoryMoves() {
  const t = useTranslations("admin.catalog.category")
  const client = useQueryClient()
  const toast = useToast()
  const machine = useMemo(() => createCategoryReorderMachine(adminSdk()), [])
  const recorder = useFlowRecorder()
  const [snapshot, send, actor] = useMachine(machine, { inspect: recorder.inspect })
  const { expanded, toggle } = useExpanded()
  const isSaving = snapshot.hasTag("saving")
  const hasQueue = useCallback(() => actor.getSnapshot().context.queue.length > 0, [actor])
  // Waits for the queued moves, and stays if one is refused.
  useBlocker({
    shouldBlockFn: async () => {
      const { value } = await waitFor(actor, ({ context }) => context.queue.length === 0)
      return value === "restoring" || value === "refused"
    },
    enableBeforeUnload: hasQueue,
    disabled: !isSaving,
  })
  const question = useSignOutGuard(hasQueue, "running")
  useEffect(() => {
    if (!isSaving) return
    // Also after leaving: moves that were sent are saved.
    return () => void categories.invalidate(client)
  }, [isSaving, client])

  /** Moves a category, shows it, and offers to move it back. */
  function move({ id, name }: CategoryNode, to: Place, isUndo = false) {
    const before = actor.getSnapshot()
    const event = { type: "category.move", id, to } as const
    const tree = before.context.nodes ?? []
    const node = tree.find((each) => each.id === id)
    const from = placeOf(tree, id)
    const reason = whyNotMove(tree, id, to)
    if (!before.can(event) || !node || !from || reason) {
      send({ type: "move.cancel" })
      if (isUndo && reason !== "samePlace") toast({ tone: "refused", title: t("move.undoFailed", { name }) })
      return
    }
    send(event)
    if (to.parent !== null) toggle(to.parent, true)
    const after = actor.getSnapshot().context.nodes ?? []
    const at = placeOf(after, id) ?? to
    const count = childrenByParent(after).get(at.parent)?.length ?? 0
    toast({
      title: t(isUndo ? "move.undone" : "move.done", { name }),
      text: t("move.place", {
        parent: at.parent === null ? t("move.top") : pathText(after, at.parent),
        position: at.index + 1,
        count,
      }),
      action: isUndo ? undefined : { label: t("move.undo"), onClick: () => move(node, from, true) },
    })
  }

  function moveByKey(id: string, key: MoveKey) {
    const tree = actor.getSnapshot().context.nodes ?? []
    const to = keyPlace(tree, id, key)
    const node = tree.find((each) => each.id === id)
    if (to && node) move(node, to)
  }

  return { machine, recorder, snapshot, send, isSaving, question, expanded, toggle, move, moveByKey }
}
