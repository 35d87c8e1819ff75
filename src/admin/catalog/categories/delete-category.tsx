import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { DependantsList } from "#admin/kit/dependants-list.tsx"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { productsUsing } from "#admin/products/products-using.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  type CategoryNode,
  childrenByParent,
  placeOf,
} from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { BELOW_ITSELF } from "#machines/catalog/category-reorder/move-category.ts"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { useToast } from "#ui/toasts.tsx"
import { deleteCategory } from "./category.ts"
import { CategoryPicker } from "./category-picker.tsx"

interface DeleteCategoryProps {
  nodes: readonly CategoryNode[]
  category: { readonly id: string; readonly name: string }
  onDeleted: () => void
  onClose: () => void
}

/** Deletes a category after naming its products, and asks where its subcategories go. */
export function DeleteCategory({ nodes, category, onDeleted, onClose }: DeleteCategoryProps) {
  const { id, name } = category
  const t = useTranslations("admin.catalog.category.delete")
  const tRemove = useTranslations("admin.detail.remove")
  const refused = useRefusalText()
  const tUi = useTranslations("ui")
  const client = useQueryClient()
  const toast = useToast()
  const parentId = placeOf(nodes, id)?.parent ?? null
  const parent = nodes.find((node) => node.id === parentId)
  const children = childrenByParent(nodes).get(id) ?? []
  const products = useQuery({
    queryKey: ["admin", "dependants", id],
    queryFn: ({ signal }) => productsUsing({ category_id: id }, signal),
    staleTime: 0,
    gcTime: 0,
  })
  const [where, setWhere] = useState<"up" | "other">("up")
  const [other, setOther] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const isMissing = children.length > 0 && where === "other" && other === null
  async function remove() {
    setBusy(true)
    setError(undefined)
    try {
      await deleteCategory(client, id, where === "up" ? parentId : other)
      toast({ title: t("done") })
      onDeleted()
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { name })}
      footer={
        <>
          <Button onClick={onClose}>{tUi("cancel")}</Button>
          <Button
            variant="danger"
            busy={busy}
            disabledReason={products.isPending ? tRemove("loading") : isMissing ? t("chooseFirst") : undefined}
            onClick={() => void remove()}
          >
            {t(children.length > 0 ? "moveAndDelete" : "label")}
          </Button>
        </>
      }
    >
      <div className="grid content-start gap-4">
        {products.isPending && <Skeleton className="h-5 w-full" />}
        {products.isError && <p>{tRemove("unknown")}</p>}
        {products.data && (
          <div className="grid gap-2">
            <p>{t("products", { count: products.data.count })}</p>
            <DependantsList found={products.data} />
          </div>
        )}
        {children.length > 0 && (
          <>
            <RadioCards
              legend={t("children", { count: children.length, names: children.map((child) => child.name).join(", ") })}
              value={where}
              onChange={setWhere}
              options={[
                { value: "up", label: parent ? t("up", { parent: parent.name }) : t("top") },
                { value: "other", label: t("other") },
              ]}
            />
            {where === "other" && (
              <CategoryPicker label={t("parent")} nodes={nodes} without={id} value={other} onChange={setOther} />
            )}
          </>
        )}
        {error !== undefined && (
          <Banner tone="refused" announce title={tRemove("failed")}>
            {toApiError(error).code === BELOW_ITSELF
              ? t("belowItself")
              : errorText(error, {
                  refused,
                  server: tRemove("server"),
                  lost: tRemove("lost"),
                })}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
