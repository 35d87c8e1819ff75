import { type ReactNode, useCallback, useEffect, useRef } from "react"
import { useSignOutGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import type { IconName } from "#ui/icon-paths.ts"
import { LinkButton } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { useBulkEdit } from "./bulk-edits.ts"
import { type BulkEdit, pagesOf } from "./kinds.ts"
import type { stepOf } from "./step-of.ts"

type Kind = BulkEdit["kind"]
type EditOf<K extends Kind> = Extract<BulkEdit, { kind: K }>

interface BulkPageProps<K extends Kind> {
  kind: K
  icon: IconName
  children: (opened: { edit: EditOf<K>; list: string; isOccupied: boolean }) => ReactNode
}

const isOfKind = <K extends Kind>(edit: BulkEdit, kind: K): edit is EditOf<K> => edit.kind === kind

/** The page of a kind of bulk edits, if one of that kind is open in this tab; otherwise why not. */
export function BulkKindPage<K extends Kind>({ kind, icon, children }: BulkPageProps<K>) {
  const { edit, list, isElsewhere, isOccupied } = useBulkEdit()
  if (isElsewhere) return <NoBulkEdit kind={kind} icon={icon} reason="elsewhere" />
  if (!edit) return <NoBulkEdit kind={kind} icon={icon} reason="none" />
  if (!isOfKind(edit, kind)) return <NoBulkEdit kind={kind} icon={icon} reason="otherKind" other={edit.kind} />
  return children({ edit, list, isOccupied })
}

interface NoBulkEditProps {
  kind: Kind
  icon: IconName
  reason: "none" | "elsewhere" | "otherKind"
  /** Kind of the bulk edit that is open instead. */
  other?: Kind
}

/** Says why there is no bulk edit to show, with a link that leads on. */
export function NoBulkEdit({ kind, icon, reason, other }: NoBulkEditProps) {
  const t = useTranslations(`admin.${kind}`)
  return (
    <StatusPage
      icon={reason === "none" ? icon : "clock"}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      actions={
        <LinkButton to={other ? pagesOf[other].page : pagesOf[kind].list} variant="primary">
          {t(other ? "otherKind.action" : "none.action")}
        </LinkButton>
      }
    />
  )
}

interface BulkFrameProps {
  edit: BulkEdit
  step: ReturnType<typeof stepOf>
  isOccupied: boolean
  title: string
  /** Name of the list in the breadcrumbs. */
  listName: string
  /** Whether signing out would lose input. */
  hasInput: () => boolean
  children: ReactNode
}

/** The header and the messages around the steps of a bulk edit. The focus moves to each new step. */
export function BulkFrame({ edit, step, isOccupied, title, listName, hasInput, children }: BulkFrameProps) {
  const t = useTranslations(`admin.${edit.kind}`)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    content.current?.focus()
  }, [step])
  const question = useSignOutGuard(hasInput, "input")
  return (
    <Page width="narrow">
      <PageHeader
        title={title}
        breadcrumbs={<Breadcrumbs crumbs={[{ label: listName, link: { to: pagesOf[edit.kind].list } }]} />}
        actions={<FlowButton {...edit} label={t("chart")} />}
      />
      {isOccupied && (
        <Banner tone="waiting" announce title={t("occupied.title")}>
          {t("occupied.text")}
        </Banner>
      )}
      <div ref={content} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
        {children}
      </div>
      {question}
    </Page>
  )
}

/** Closes the bulk edit and returns to the list. */
export function useCloseBulkEdit({ actor }: BulkEdit, list: string): () => void {
  const navigate = usePageNavigate()
  return useCallback(() => {
    void navigate({ href: list })
    actor.send({ type: "job.close" })
  }, [navigate, actor, list])
}
