import { Suspense, useState } from "react"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { CategoryNode } from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { Badge } from "#ui/badge.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { late } from "#ui/late.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { CategoryFilters, CategoryMatches } from "./category-matches.tsx"
import type { CategorySearch } from "./category-search.ts"
import { CategoryTree } from "./category-tree.tsx"
import { ReorderNotices } from "./reorder-notices.tsx"
import { isFiltered } from "./tree-rows.ts"
import { useCategoryMoves } from "./use-category-moves.ts"

const MoveDialog = late(async () => (await import("./move-dialog.tsx")).MoveDialog)
const DeleteCategory = late(async () => (await import("./delete-category.tsx")).DeleteCategory)

/** The tree of categories: search, filters, and moves by drag, keyboard or dialog. */
export function CategoriesPage({ search }: { search: CategorySearch }) {
  const t = useTranslations("admin.catalog.category")
  const moves = useCategoryMoves()
  const { machine, recorder, snapshot, send, question, move } = moves
  const { nodes, error } = snapshot.context
  const [moving, setMoving] = useState<CategoryNode>()
  const [deleting, setDeleting] = useState<CategoryNode>()
  const create = <CreateLink to="/admin/categories/new">{t("create")}</CreateLink>
  const filtered = isFiltered(search)
  return (
    <Page width="normal">
      <PageHeader
        title={t("list")}
        description={t("hint")}
        badges={nodes && nodes.length > 0 && <Badge>{t("count", { count: nodes.length })}</Badge>}
        actions={
          <>
            <FlowButton machine={machine} recorder={recorder} />
            {create}
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CategoryFilters search={search} />
        {snapshot.matches("failed") && <ListError error={error} onRetry={() => send({ type: "tree.load" })} />}
        <ReorderNotices
          error={snapshot.matches("refused") ? error : null}
          isDifferent={snapshot.context.isDifferent}
          onClose={() => send({ type: "notice.close" })}
        />
        {!nodes && snapshot.matches("loading") && <LoadingTree />}
        {nodes && nodes.length === 0 && (
          <EmptyState icon="menu" title={t("empty.title")} text={t("empty.text")} action={create} />
        )}
        {nodes && nodes.length > 0 && filtered && <CategoryMatches nodes={nodes} search={search} />}
        {nodes && nodes.length > 0 && !filtered && (
          <>
            <p className="text-xs text-muted max-sm:hidden">{t("move.hint")}</p>
            <CategoryTree nodes={nodes} moves={moves} onMove={setMoving} onDelete={setDeleting} />
          </>
        )}
      </div>
      {question}
      <Suspense>
        {moving && nodes && (
          <MoveDialog
            nodes={nodes}
            category={moving}
            onMove={(to) => {
              setMoving(undefined)
              move(moving, to)
            }}
            onClose={() => {
              setMoving(undefined)
              send({ type: "move.cancel" })
            }}
          />
        )}
        {deleting && nodes && (
          <DeleteCategory
            nodes={nodes}
            category={deleting}
            onClose={() => setDeleting(undefined)}
            onDeleted={() => {
              setDeleting(undefined)
              send({ type: "tree.load" })
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}

function LoadingTree() {
  const t = useTranslations("ui")
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
