import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { cx } from "#ui/cx.ts"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { useToast } from "#ui/toasts.tsx"
import { type BuiltInView, isSameSearch, type SavedView, viewSearch, viewsQuery } from "./saved-views.ts"

const SaveView = late(async () => (await import("./view-dialogs.tsx")).SaveView)
const LinkedView = late(async () => (await import("./linked-view.tsx")).LinkedView)
const DeleteView = late(async () => (await import("./view-dialogs.tsx")).DeleteView)

interface ViewTabsProps {
  /** Name of the list. */
  list: string
  search: object
  /** The chosen columns, which may not be in the URL. */
  columns: string | undefined
  /** Views that everyone has; with them, the tabs are always shown. */
  builtIn?: readonly BuiltInView[] | undefined
  /** Shown at the end of the tabs. */
  tools?: ReactNode
}

/** The saved views of a list, and what can be done with the current search. */
function useViews({ list, search: current, columns, builtIn }: ViewTabsProps) {
  const client = useQueryClient()
  const navigate = usePageNavigate()
  const { data } = useQuery(viewsQuery(list))
  const search: SavedView["search"] = { ...current }
  const linked = search.view as string | undefined
  const active = data?.views.find(({ id }) => id === linked)
  const activeBuiltIn = builtIn?.find(({ id }) => id === linked)
  return {
    data,
    active,
    activeBuiltIn,
    linked,
    isChanged: !isSameSearch(search, { ...(active ?? activeBuiltIn)?.search }),
    toSave: viewSearch({ ...search, columns }),
    reload: () => client.invalidateQueries({ queryKey: viewsQuery(list).queryKey }),
    show: (view: string | undefined, next: object, replace = false) =>
      navigate({ to: ".", search: () => ({ ...next, view }), replace }),
  }
}
type Views = ReturnType<typeof useViews>

/** Shows the view of a link that names only the view, or the list's default view, when the list is opened without a search. */
function useDefaultView(search: object, { data, linked, show }: Views) {
  const isOpened = useRef(false)
  const open = useEffectEvent((views: readonly SavedView[]) => {
    const view = views.find(({ id, isDefault }) => (linked ? id === linked : isDefault))
    if (view && isSameSearch({}, { ...search })) void show(view.id, view.search, true)
  })
  const views = data?.views
  useEffect(() => {
    if (!views || isOpened.current) return
    isOpened.current = true
    open(views)
  }, [views])
}

/** The views of a list as tabs, and what can be done with the present one. Nothing if there are none. */
export function ViewTabs(props: ViewTabsProps) {
  const t = useTranslations("admin.list.views")
  const views = useViews(props)
  useDefaultView(props.search, views)
  const { data, active, activeBuiltIn, isChanged, linked } = views
  const { builtIn = [] } = props
  const saved = data?.views ?? []
  const linkedView = data?.isOnServer && linked && !active && !activeBuiltIn && (
    <Suspense>
      <LinkedView key={linked} list={props.list} id={linked} search={props.search} show={views.show} />
    </Suspense>
  )
  if (builtIn.length + saved.length === 0) return linkedView

  return (
    <>
      {linkedView}
      <div className="flex min-h-10 items-end gap-3 border-b border-line">
        <nav aria-label={t("label")} className="flex min-w-0 flex-1 gap-5 overflow-x-auto [scrollbar-width:none]">
          <ViewLink isActive={!active && !activeBuiltIn} search={{}}>
            {t("all")}
          </ViewLink>
          {builtIn.map(({ id, name, search: tabSearch }) => (
            <ViewLink key={id} isActive={id === activeBuiltIn?.id} search={{ ...tabSearch, view: id }}>
              {name}
            </ViewLink>
          ))}
          {saved.map(({ id, name, search: tabSearch }) => (
            <ViewLink key={id} isActive={id === active?.id} search={{ ...tabSearch, view: id }}>
              {name || t("shared")}
            </ViewLink>
          ))}
        </nav>
        <span className="flex shrink-0 gap-1 pb-1">
          {active && <ActiveView views={views} view={active} />}
          {isChanged && <SaveButton views={views} />}
          {props.tools}
        </span>
      </div>
    </>
  )
}

/** What can be done with the view that is shown. */
function ActiveView({ views, view }: { views: Views; view: SavedView }) {
  const t = useTranslations("admin.list.views")
  const toast = useToast()
  const { data, isChanged } = views
  const [isDeleting, setDeleting] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const update = async () => {
    try {
      await data?.store.update({ id: view.id, search: views.toSave })
      await views.reload()
      toast({ title: t("updated", { name: view.name }) })
    } catch {
      toast({ tone: "refused", title: t("failed") })
    }
  }
  return (
    <>
      {isChanged && (
        <Button variant="quiet" size="sm" onClick={() => update()}>
          {t("update")}
        </Button>
      )}
      <IconButton
        icon="edit"
        size="sm"
        label={t("edit")}
        onPointerEnter={SaveView.preload}
        onClick={() => setEditing(true)}
      />
      {/* Also when it differs: opening a view drops the filters that the list no longer has. */}
      <IconButton icon="trash" size="sm" label={t("delete")} onClick={() => setDeleting(true)} />
      {data && isEditing && (
        <Suspense>
          <SaveView
            isOnServer={data.isOnServer}
            view={view}
            onClose={(isGone) => {
              setEditing(false)
              if (isGone) void views.reload()
            }}
            onSave={async ({ name, isShared, isDefault }) => {
              if (name !== view.name || isShared !== view.isShared)
                await data.store.update({ id: view.id, name, isShared })
              if (!isShared && isDefault !== (view.isDefault ?? false))
                await data.store.setDefault(isDefault ? view.id : undefined)
              setEditing(false)
              await views.reload()
              toast({ title: t("updated", { name: name || t("shared") }) })
            }}
          />
        </Suspense>
      )}
      {isDeleting && (
        <Suspense>
          <DeleteView
            view={view}
            onClose={() => setDeleting(false)}
            onDelete={async () => {
              await data?.store.remove(view.id)
              setDeleting(false)
              // Before the views are loaded: the link of a deleted view would be read.
              await views.show(undefined, {})
              await views.reload()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Saves the current search as the first view of a list, which has no tabs yet. */
export function SaveFirstView(props: ViewTabsProps) {
  const views = useViews(props)
  return views.data?.views.length === 0 && views.isChanged && <SaveButton views={views} />
}

function SaveButton({ views: { data, toSave, reload, show } }: { views: Views }) {
  const t = useTranslations("admin.list.views")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" icon="plus" onPointerEnter={SaveView.preload} onClick={() => setOpen(true)}>
        {t("save")}
      </Button>
      {data && isOpen && (
        <Suspense>
          <SaveView
            isOnServer={data.isOnServer}
            onClose={() => setOpen(false)}
            onSave={async ({ name, isShared, isDefault }) => {
              const id = await data.store.create({ name, isShared, search: toSave })
              // The server opens a list with the first own view, unless it is told that there is no default.
              const hasOwnDefault = data.views.some((view) => view.isDefault && !view.isShared)
              if (isDefault || !hasOwnDefault) await data.store.setDefault(isDefault ? id : undefined)
              setOpen(false)
              await reload()
              void show(id, toSave)
            }}
          />
        </Suspense>
      )}
    </>
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
