import { useQuery } from "@tanstack/react-query"
import { useMatch } from "@tanstack/react-router"
import { type ReactNode, Suspense, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { hasNoResponse, refusalReason, toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Breadcrumbs, type Crumb } from "#ui/breadcrumbs.tsx"
import { Button } from "#ui/button.tsx"
import { CopyId } from "#ui/copy-id.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Menu, type MenuAction } from "#ui/menu.tsx"
import { Columns, Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx"
import { ExtensionCards } from "./extensions/extension-cards.tsx"
import type { RecordName } from "./extensions/record-types.ts"
import { useExtensionActions } from "./extensions/use-extension-actions.tsx"
import { MissingRecord } from "./missing-record.tsx"
import { usePageActions } from "./page-actions.ts"
import { PageGone } from "./page-gone.ts"
import { useRecentRecord } from "./recent-records.ts"
import { useRefusalText } from "./refusal.ts"
import type { Removal } from "./removal.ts"
import type { ReadQuery } from "./resource.ts"

const DeleteDialog = late(async () => (await import("./delete-dialog.tsx")).DeleteDialog<DetailRow>)

interface DetailRow {
  readonly id: string
  readonly created_at?: string | null | undefined
  readonly updated_at?: string | null | undefined
}

interface DetailPageProps<Row extends DetailRow> {
  /** `collections.one(id)` */
  query: ReadQuery<Row>
  /** Name of the records for extensions, if it isn't the one in the query's key. */
  name?: RecordName
  /** The parent pages, at least one; a record that was not found links to the last. */
  crumbs: readonly [Crumb, ...Crumb[]]
  title: (row: Row) => string
  badges?: (row: Row) => ReactNode
  actions?: (row: Row) => readonly MenuAction[]
  /** Adds "Delete" at the end of the actions. */
  removal?: Removal<Row>
  aside?: (row: Row) => ReactNode
  /** Says why a record is no longer found that the page has shown, if it wasn't deleted by someone. */
  gone?: { readonly title: string; readonly text: string }
  children: (row: Row) => ReactNode
}

/** Page of one record: its heading, dates, id and actions; a placeholder while it loads, and its errors. */
export function DetailPage<Row extends DetailRow>(props: DetailPageProps<Row>) {
  const { query, crumbs, title, aside, gone, children } = props
  const t = useTranslations("admin.detail")
  const refusal = useRefusalText()
  const { data: row, error, refetch } = useQuery(query)
  const lastTitle = useRef<string>(undefined)
  if (row) lastTitle.current = title(row)
  const isMissing = error !== null && toApiError(error).status === 404
  // Not the location, which is already the next page's while this page is still shown.
  // The path of an index route ends with a slash, the location's doesn't.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/\/$/, "") })
  useRecentRecord(path, isMissing ? null : row && title(row))
  const list = crumbs[crumbs.length - 1] as Crumb
  if (!row && isMissing) return <MissingRecord list={list.link} />
  const reason = refusalReason(error)
  const problem = error !== null && (
    <Banner
      tone={isMissing && gone ? "waiting" : "refused"}
      announce={isMissing}
      title={
        isMissing
          ? (gone?.title ?? t("gone.title"))
          : t(hasNoResponse(toApiError(error)) ? "failed.offline" : "failed.title")
      }
      action={
        isMissing ? (
          <LinkButton size="sm" {...list.link}>
            {t("notFound.back")}
          </LinkButton>
        ) : (
          <RetryButton size="sm" onClick={() => void refetch()} />
        )
      }
    >
      {isMissing ? (gone?.text ?? t("gone.text")) : reason !== undefined && refusal(reason)}
    </Banner>
  )
  if (!row) {
    return (
      <Page>
        <LoadingHeader crumbs={crumbs} title={lastTitle.current} />
        {problem || <LoadingCards />}
      </Page>
    )
  }
  const name = nameOf(props)
  const content = (
    <>
      {children(row)}
      <ExtensionCards on={name} record={row} />
      {!aside && <ExtensionCards on={name} record={row} aside />}
    </>
  )
  return (
    <Page>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
        title={title(row)}
        badges={props.badges?.(row)}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {row.created_at && (
              <span>
                {t("created")} <DateTime value={row.created_at} />
              </span>
            )}
            {row.updated_at && (
              <span>
                {t("updated")} <DateTime value={row.updated_at} />
              </span>
            )}
            <CopyId id={row.id} what={t("id")} />
          </span>
        }
        actions={<Actions row={row} {...props} />}
      />
      {problem}
      <PageGone value={isMissing}>
        {aside ? (
          <Columns
            aside={
              <>
                {aside(row)}
                <ExtensionCards on={name} record={row} aside />
              </>
            }
          >
            {content}
          </Columns>
        ) : (
          content
        )}
      </PageGone>
    </Page>
  )
}

/** The records' name in the query's key: `["admin", "collections", "one", …]`. */
const nameOf = <Row extends DetailRow>({ name, query }: DetailPageProps<Row>): string | undefined => {
  const [, inKey, kind] = query.queryKey
  return name ?? (kind === "one" ? String(inKey) : undefined)
}

function Actions<Row extends DetailRow>(props: DetailPageProps<Row> & { row: Row }) {
  const { row, removal } = props
  const t = useTranslations("admin.detail")
  const [isDeleting, setIsDeleting] = useState(false)
  const added = useExtensionActions(nameOf(props), row)
  const items = [...(props.actions?.(row) ?? []), ...added.actions]
  const deletion: MenuAction[] = removal
    ? [{ label: removal.label, icon: "trash", tone: "danger", onSelect: () => setIsDeleting(true) }]
    : []
  usePageActions([...items, ...deletion])
  return (
    <Suspense>
      {items.length > 0 && (
        <Menu
          label={t("actions")}
          button={{}}
          items={[...items, ...(removal ? (["separator", ...deletion] as const) : [])]}
        />
      )}
      {items.length === 0 && removal && (
        <Button icon="trash" onClick={() => setIsDeleting(true)}>
          {removal.label}
        </Button>
      )}
      {added.dialog}
      {removal && isDeleting && (
        <DeleteDialog row={row} removal={removal as Removal<DetailRow>} onClose={() => setIsDeleting(false)} />
      )}
    </Suspense>
  )
}

function LoadingHeader({ crumbs, title }: { crumbs: readonly Crumb[]; title: string | undefined }) {
  const breadcrumbs = <Breadcrumbs crumbs={crumbs} />
  if (title) return <PageHeader breadcrumbs={breadcrumbs} title={title} />
  return (
    <div className="grid gap-2">
      {breadcrumbs}
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-5 w-72" />
    </div>
  )
}

function LoadingCards() {
  const t = useTranslations("ui")
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-52 w-full" />
      <SkeletonText lines={4} />
    </div>
  )
}
