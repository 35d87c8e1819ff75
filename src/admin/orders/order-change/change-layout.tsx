import { type ReactNode, useRef, useState } from "react"
import { refusalOf } from "#admin/kit/refusal.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney } from "#lib/money.ts"
import { countChanges, type Reason } from "#machines/orders/order-change/order-change.rules.ts"
import { Badge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx"
import { GuidedLayout, showStep } from "#ui/guided-layout.tsx"
import type { Step } from "#ui/stepper.tsx"
import { useKeptFocus } from "#ui/use-kept-focus.ts"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import { PromotionsNote } from "./carried-promotions.tsx"
import { ChangeMessage } from "./change-message.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { ChangeTotals } from "./change-totals.tsx"
import { LeaveButton } from "./leave-button.tsx"
import { useBackLabel } from "./use-back-label.ts"
import { usePaymentNote } from "./use-payment-note.ts"

/** A step of a page that has all of them. */
export interface PageStep extends Pick<Step, "id" | "label"> {
  readonly isDone?: boolean
}

interface ChangeLayoutProps extends Pick<ChangeProps, "snapshot" | "send" | "preview" | "money" | "panel"> {
  title: string
  steps: readonly PageStep[]
  /** Label of the confirm button: "Confirm 2 changes". */
  confirm: string
  /** Why the change can't be confirmed yet. */
  notYet: Reason | undefined
  /** Replaces the text about the payment or refund. */
  paymentNote?: string
  /** Effect of the confirmation on stock, and emails sent. */
  consequence: string
  /** Whether the change can add or change items, so that the summary says what happens to the order's promotions. */
  changesItems?: boolean
  /** More buttons beside the confirm button. */
  secondary?: ReactNode
  children: ReactNode
}

/** Layout of a change: content, summary beside it, and a confirm button that says what it does. */
export function ChangeLayout(props: ChangeLayoutProps) {
  const { snapshot, send, preview, money, panel, title, steps, confirm, notYet, consequence, secondary, children } =
    props
  const { changesItems = false } = props
  const t = useTranslations("admin.orderChange")
  const { error, conflict, order } = snapshot.context
  const isDraft = order?.status === "draft"
  const note = usePaymentNote(order, money)
  const count = countChanges(preview)
  const { what, amount } = useBalance(money, isDraft)
  const isIncomplete = snapshot.matches("editing") && !snapshot.can({ type: "edit.confirm" })
  const isOver = isRefused(snapshot)
  // Then only the alert says that the last change may not have been saved.
  const isUnsure = error !== null && (error.kind !== "http" || error.status >= 500)
  const missing = notYet ?? (isOver ? "refusedBefore" : isIncomplete ? "unfinishedStep" : undefined)
  // Nothing can be changed while the change is being confirmed or discarded.
  const isEnding = snapshot.matches("confirming") || snapshot.matches("discarding")
  const [isDiscarding, setIsDiscarding] = useState(false)
  const back = useBackLabel(order)
  const work = useRef<HTMLDivElement>(null)
  useKeptFocus(work, preview, error !== null || conflict !== null)
  return (
    <GuidedLayout
      title={title}
      badges={
        (snapshot.matches("saving") || (count > 0 && !isUnsure)) && (
          <Badge tone={count > 0 ? "waiting" : "inactive"}>{snapshot.hasTag("busy") ? t("saving") : t("saved")}</Badge>
        )
      }
      steps={steps.map(({ isDone, ...step }) => ({
        ...step,
        state: isDone ? "done" : "upcoming",
        onSelect: () => showStep(step.id),
      }))}
      onExit={() => send({ type: "edit.leave" })}
      exit={
        <>
          {panel}
          <LeaveButton label={back} busy={isEnding} onClick={() => send({ type: "edit.leave" })} />
        </>
      }
      aside={
        <>
          <h2 className="font-semibold">{t("money.title")}</h2>
          <ChangeTotals preview={preview} money={money} isDraft={isDraft} />
          {changesItems && !isDraft && (
            <PromotionsNote order={order} isCarried={Boolean(preview.order_change?.carry_over_promotions)} />
          )}
        </>
      }
      asideLine={
        <span className="flex w-full justify-between gap-x-3 max-sm:flex-col max-sm:text-xs">
          <span>{what}</span>
          <span className="font-semibold tabular-nums max-sm:text-sm">{amount}</span>
        </span>
      }
      consequence={
        notYet ? undefined : (
          <span className="grid">
            {/* On a phone, both are on one line. */}
            <span>{props.paymentNote ?? note}</span> <span className="text-xs">{consequence}</span>
          </span>
        )
      }
      secondary={
        <>
          {count > 0 && (
            <Button variant="danger-quiet" onClick={() => setIsDiscarding(true)} busy={isEnding}>
              {t("discard")}
            </Button>
          )}
          {secondary}
        </>
      }
      primary={{
        label: confirm,
        disabledReason: missing && t(`reasons.${missing}`),
        // Can't be confirmed before the summary shows the last step.
        busy: snapshot.hasTag("busy"),
        onClick: () => send({ type: "edit.confirm" }),
      }}
    >
      <LiveRegion>{snapshot.hasTag("busy") ? "" : t("staged", { count, money: what, amount })}</LiveRegion>
      {isOver && <RefusedBanner onDiscard={() => setIsDiscarding(true)} />}
      {changesItems && order && !order.region && (
        <Banner tone="waiting" title={t("regionDeleted.title")}>
          {t("regionDeleted.text")}
        </Banner>
      )}
      {!isOver && <ChangeMessage snapshot={snapshot} send={send} preview={preview} />}
      <div ref={work} className="contents">
        <fieldset disabled={isEnding} className="contents">
          {children}
        </fieldset>
      </div>
      <LeavePrompt snapshot={snapshot} send={send} />
      <DiscardPrompt open={isDiscarding && !isEnding} send={send} onClose={() => setIsDiscarding(false)} />
    </GuidedLayout>
  )
}

/** After a refused confirmation, the server has lost the shipping methods: another one isn't what the preview shows. */
function isRefused({ context: { wasRefused, error, change } }: ChangeProps["snapshot"]): boolean {
  return wasRefused || (error !== null && change === null && refusalOf(error.message) === "notEnough")
}

function RefusedBanner({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations("admin.orderChange")
  return (
    <Banner
      tone="refused"
      announce
      title={t("refusedBefore.title")}
      action={
        <Button size="sm" onClick={onDiscard}>
          {t("discard")}
        </Button>
      }
    >
      {t("refusedBefore.text")}
    </Banner>
  )
}

/** The amount that a change leads to, and what it is: due, refunded, or the total of a draft. */
function useBalance({ due, total, currency }: ChangeProps["money"], isDraft: boolean) {
  const t = useTranslations("admin.orderChange.money")
  const locale = useLocale()
  const sign = compareMoney(due, 0, currency)
  const balance = sign > 0 ? t("due") : sign < 0 ? t("refund") : t("balanced")
  const amount = formatMoney(isDraft ? total : Math.abs(due), currency, locale)
  return { what: isDraft ? t("total") : balance, amount }
}

function LeavePrompt({ snapshot, send }: Pick<ChangeProps, "snapshot" | "send">) {
  const t = useTranslations("admin.orderChange.leave")
  return (
    <Dialog
      open={snapshot.matches("leavePrompt")}
      onClose={() => send({ type: "edit.stay" })}
      title={t("title")}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={() => send({ type: "edit.stay" })}>
            {t("stay")}
          </Button>
          <Button variant="danger-quiet" onClick={() => send({ type: "edit.discard" })}>
            {t("discard")}
          </Button>
          <Button variant="primary" onClick={() => send({ type: "edit.keep" })}>
            {t("keep")}
          </Button>
        </>
      }
    >
      {t("text")}
    </Dialog>
  )
}

function DiscardPrompt({ open, send, onClose }: Pick<ChangeProps, "send"> & { open: boolean; onClose: () => void }) {
  const t = useTranslations("admin.orderChange")
  const discard = () => {
    onClose()
    send({ type: "edit.discard" })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={discard}
      title={t("discardPrompt.title")}
      confirm={t("discard")}
    >
      {t("discardPrompt.text")}
    </ConfirmDialog>
  )
}
