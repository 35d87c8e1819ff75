import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  type CategoryNode,
  type Place,
  pathText,
  placeOf,
} from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { loadCategories, moveCategory } from "#machines/catalog/category-reorder/move-category.ts"
import { ApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { useToast } from "#ui/toasts.tsx"
import { categories } from "./category.resource.ts"
import { MoveDialog } from "./move-dialog.tsx"
import { useMoveReason } from "./reorder-notices.tsx"

interface MoveCategoryProps {
  nodes: readonly CategoryNode[]
  category: CategoryNode
  onClose: () => void
}

/** Moves one category from its own page, and offers to move it back. */
export function MoveCategory({ nodes, category, onClose }: MoveCategoryProps) {
  const { id, name } = category
  const t = useTranslations("admin.catalog.category.move")
  const client = useQueryClient()
  const toast = useToast()
  const reason = useMoveReason()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  /** Returns where the category was. */
  async function save(to: Place): Promise<Place> {
    try {
      // Someone else may have moved it since the page was loaded.
      const from = placeOf(await loadCategories(adminSdk()), id)
      if (!from) throw new ApiError({ kind: "http", status: 404, type: "not_found", message: `${id} was not found` })
      await moveCategory(adminSdk(), { id, from, to })
      return from
    } finally {
      await categories.invalidate(client)
    }
  }
  async function undo(to: Place) {
    try {
      await save(to)
      toast({ title: t("undone", { name }) })
    } catch (problem) {
      toast({ tone: "refused", title: t("undoFailed", { name }), text: reason(problem) })
    }
  }
  async function move(to: Place) {
    setBusy(true)
    setError(undefined)
    try {
      const from = await save(to)
      const text = to.parent === null ? t("top") : pathText(nodes, to.parent)
      toast({ title: t("done", { name }), text, action: { label: t("undo"), onClick: () => void undo(from) } })
      onClose()
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  return (
    <MoveDialog
      nodes={nodes}
      category={category}
      busy={busy}
      error={
        error !== undefined && (
          <Banner tone="refused" announce title={t("refused.title")}>
            {reason(error)}
          </Banner>
        )
      }
      onMove={(to) => void move(to)}
      onClose={onClose}
    />
  )
}
