import { useQueryClient } from "@tanstack/react-query"
import { useBlocker } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { Suspense, useCallback, useEffect, useMemo, useState } from "react"
import { waitFor } from "xstate"
import { adminSdk } from "#admin/api/client.ts"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useSignOutGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { createCategoryReorderMachine } from "#machines/catalog/category-reorder/category-reorder.machine.ts"
import {
  type CategoryNode,
  childrenByParent,
  dropPlace,
  keyPlace,
  type Place,
  pathText,
  placeOf,
  whyNotMove,
} from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { Badge } from "#ui/badge.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { Menu } from "#ui/menu.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { useToast } from "#ui/toasts.tsx"
import { type MoveKey, TreeView } from "#ui/tree-view.tsx"
import { categories } from "./category.resource.ts"
import { CategoryFilters, CategoryMatches } from "./category-matches.tsx"
import type { CategorySearch } from "./category-search.ts"
import { ReorderNotices } from "./reorder-notices.tsx"
import { isFiltered, treeRows } from "./tree-rows.ts"
import { useExpanded } from "./use-expanded.ts"

const MoveDialog = late(async () => (await import("./move-dialog.tsx")).MoveDialog)
const DeleteCategory = late(async () => (await import("./delete-category.tsx")).DeleteCategory)

/** The tree of categories: search, filters, and moves by drag, keyboard or dialog. */
export function CategoriesPage({ search }: { search: CategorySearch }) {
  const t = useTranslations("admin.catalog.category")
  const client = useQueryClient()
  const navigate = usePageNavigate()
  const toast = useToast()
  const machine = useMemo(() => createCategoryReorderMachine(adminSdk()), [])
  const recorder = useFlowRecorder()
  const [snapshot, send, actor] = useMachine(machine, { inspect: recorder.inspect })
  const { expanded, toggle } = useExpanded()
  const [moving, setMoving] = useState<CategoryNode>()
  const [deleting, setDeleting] = useState<CategoryNode>()
  const { nodes, error } = snapshot.context
  const isSaving = snapshot.hasTag("saving")
  /** The tree is shown, but the server's order couldn't be loaded. */
  const isStale = snapshot.matches("failed")
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

  const create = (
    <LinkButton to="/admin/categories/new" variant="primary" icon="plus">
      {t("create")}
    </LinkButton>
  )
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
            <div className="rounded-lg border border-line bg-surface shadow-xs">
              <TreeView
                label={t("list")}
                rows={treeRows(nodes, expanded)}
                onToggle={toggle}
                onOpen={(id) => void navigate({ to: "/admin/categories/$id", params: { id } })}
                onMoveKey={moveByKey}
                onDragStart={(id) => send({ type: "move.start", id })}
                onDragEnd={() => send({ type: "move.cancel" })}
                canDrop={(id, target, zone) => {
                  const to = dropPlace(nodes, id, target, zone)
                  return !isStale && to !== undefined && whyNotMove(nodes, id, to) === undefined
                }}
                onDrop={(id, target, zone) => {
                  const to = dropPlace(nodes, id, target, zone)
                  const node = nodes.find((each) => each.id === id)
                  if (to && node) move(node, to)
                }}
              >
                {({ id, name }, tabIndex) => {
                  const node = nodes.find((each) => each.id === id)
                  return (
                    <>
                      <span className="flex min-w-0 flex-1 items-center gap-2 text-sm">
                        <span className="min-w-0 truncate">
                          <TextLink variant="plain" to="/admin/categories/$id" params={{ id }} tabIndex={tabIndex}>
                            {name}
                          </TextLink>
                        </span>{" "}
                        {node?.is_active === false && <Badge>{t("inactive")}</Badge>}{" "}
                        {node?.is_internal && <Badge>{t("internal")}</Badge>}
                      </span>
                      {node && (
                        <Menu
                          label={t("actions", { name })}
                          tabIndex={tabIndex}
                          items={[
                            {
                              label: t("move.open"),
                              icon: "sort",
                              disabledReason: isStale ? t("move.reload") : undefined,
                              onSelect: () => {
                                send({ type: "move.start", id })
                                setMoving(node)
                              },
                            },
                            {
                              label: t("addChild"),
                              icon: "plus",
                              link: { to: "/admin/categories/new", search: { parent: id } },
                            },
                            "separator",
                            {
                              label: t("delete.label"),
                              icon: "trash",
                              tone: "danger",
                              onSelect: () => setDeleting(node),
                              disabledReason: isSaving ? t("delete.saving") : undefined,
                            },
                          ]}
                        />
                      )}
                    </>
                  )
                }}
              </TreeView>
            </div>
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
