import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { type ReactNode, Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { cx } from "#ui/cx.ts"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { useToast } from "#ui/toasts.tsx"
import { isSameSearch, type SavedView, viewSearch, viewsQuery } from "./saved-views.ts"

const SaveView = late(async () => (await import("./view-dialogs.tsx")).SaveView)
const DeleteView = late(async () => (await import("./view-dialogs.tsx")).DeleteView)

interface ViewTabsProps {
  /** Name of the list. */
  list: string
  search: object
  /** The chosen columns, which may not be in the URL. */
  columns: string | undefined
}

/** The saved views of a list as tabs, and a button that saves the current search as one. */
export function ViewTabs({ list, search: current, columns }: ViewTabsProps) {
  const t = useTranslations("admin.list.views")
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { data } = useQuery(viewsQuery(list))
  const [open, setOpen] = useState<"save" | "delete">()
  const search: SavedView["search"] = { ...current }
  const active = data?.views.find(({ id }) => id === search.view)
  const isChanged = !isSameSearch(search, active?.search ?? {})
  const toSave = viewSearch({ ...search, columns })

  const reload = () => client.invalidateQueries({ queryKey: viewsQuery(list).queryKey })
  const show = (view: string | undefined, next: object) => navigate({ to: ".", search: () => ({ ...next, view }) })
  const update = async (view: SavedView) => {
    try {
      await data?.store.update({ ...view, search: toSave })
      await reload()
      toast({ title: t("updated", { name: view.name }) })
    } catch {
      toast({ tone: "refused", title: t("failed") })
    }
  }
  return (
    <div className="flex min-h-10 items-end gap-3 border-b border-line">
      <nav aria-label={t("label")} className="flex min-w-0 flex-1 gap-5 overflow-x-auto [scrollbar-width:none]">
        <ViewLink isActive={!active} search={{}}>
          {t("all")}
        </ViewLink>
        {data?.views.map(({ id, name, search: own }) => (
          <ViewLink key={id} isActive={id === active?.id} search={{ ...own, view: id }}>
            {name || t("shared")}
          </ViewLink>
        ))}
      </nav>
      {data && (
        <span className="flex shrink-0 gap-1 pb-1">
          {active && isChanged && (
            <Button variant="quiet" size="sm" onClick={() => update(active)}>
              {t("update")}
            </Button>
          )}
          {/* Also when it differs: opening a view drops the filters that the list no longer has. */}
          {active && <IconButton icon="trash" size="sm" label={t("delete")} onClick={() => setOpen("delete")} />}
          {isChanged && (
            <Button
              variant="quiet"
              size="sm"
              icon="plus"
              onPointerEnter={SaveView.preload}
              onClick={() => setOpen("save")}
            >
              {t("save")}
            </Button>
          )}
        </span>
      )}
      {data && open === "save" && (
        <Suspense>
          <SaveView
            isOnServer={data.isOnServer}
            onClose={() => setOpen(undefined)}
            onSave={async (name, isShared) => {
              const id = await data.store.create({ name, isShared, search: toSave })
              await reload()
              setOpen(undefined)
              void show(id, toSave)
            }}
          />
        </Suspense>
      )}
      {data && active && open === "delete" && (
        <Suspense>
          <DeleteView
            view={active}
            onClose={() => setOpen(undefined)}
            onDelete={async () => {
              await data.store.remove(active.id)
              await reload()
              setOpen(undefined)
              void show(undefined, {})
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function ViewLink({ isActive, search, children }: { isActive: boolean; search: object; children: ReactNode }) {
  return (
    <Link
      to="."
      search={() => ({ ...search })}
      activeProps={{}}
      // The router marks links as current whose search is only a part of the present one, unless it must be equal.
      activeOptions={{ exact: true }}
      aria-current={isActive ? "page" : undefined}
      className={cx(
        "-mb-px flex h-10 shrink-0 items-center border-b-2 text-sm -outline-offset-2 transition-colors touch-target",
        isActive
          ? "border-accent font-semibold text-ink"
          : "border-transparent text-muted hover:border-edge hover:text-ink",
      )}
    >
      {children}
    </Link>
  )
}
