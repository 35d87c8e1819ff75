import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { type CategoryNode, dropPlace, whyNotMove } from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { TextLink } from "#ui/link-button.tsx"
import { Menu } from "#ui/menu.tsx"
import { TreeView } from "#ui/tree-view.tsx"
import { CategoryBadges } from "./category-badges.tsx"
import { treeRows } from "./tree-rows.ts"
import type { CategoryMoves } from "./use-category-moves.ts"

interface CategoryTreeProps {
  nodes: readonly CategoryNode[]
  moves: CategoryMoves
  /** Opens the dialogs for a category. */
  onMove: (category: CategoryNode) => void
  onDelete: (category: CategoryNode) => void
}

/** The tree of categories, with a menu for each; categories are moved by drag, keyboard or menu. */
export function CategoryTree({ nodes, moves, onMove, onDelete }: CategoryTreeProps) {
  const { snapshot, send, isSaving, expanded, toggle, move, moveByKey } = moves
  const t = useTranslations("admin.catalog.category")
  const navigate = usePageNavigate()
  /** The tree is shown, but the server's order couldn't be loaded. */
  const isStale = snapshot.matches("failed")
  return (
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
                {node && <CategoryBadges category={node} />}
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
                        onMove(node)
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
                      onSelect: () => onDelete(node),
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
  )
}
