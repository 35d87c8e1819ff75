import { type ReactNode, useRef } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney } from "#lib/money.ts"
import { actionsOf, type Reason } from "#machines/order-change/order-change.rules.ts"
import { errorText } from "#routes/-app/error-text.ts"
import { Badge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { GuidedLayout } from "#ui/guided-layout.tsx"
import { MoneyBalance } from "#ui/money-summary.tsx"
import type { Step } from "#ui/stepper.tsx"
import { useKeptFocus } from "#ui/use-kept-focus.ts"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { LeaveButton } from "./leave-button.tsx"

interface ChangeLayoutProps extends Pick<ChangeProps, "snapshot" | "send" | "preview" | "money" | "panel"> {
  title: string
  steps: readonly Step[]
  /** Label of the confirm button: "Confirm 2 changes". */
  confirm: string
  /** Why the change can't be confirmed yet. */
  notYet: Reason | undefined
  /** Replaces the text about the payment or refund. */
  paymentNote?: string
  /** Effect of the confirmation on stock, and emails sent. */
  consequence: string
  /** More buttons beside the confirm button. */
  secondary?: ReactNode
  children: ReactNode
}

/** Layout of a change: content, summary beside it, and a confirm button that says what it does. */
export function ChangeLayout(props: ChangeLayoutProps) {
  const { snapshot, send, preview, money, panel, title, steps, confirm, notYet, consequence, secondary, children } =
    props
  const t = useTranslations("admin.orderChange")
  const tFailure = useTranslations("admin.failure")
  const locale = useLocale()
  const due = compareMoney(money.due, 0, money.currency)
  const format = (amount: number) => formatMoney(amount, money.currency, locale)
  const amount = format(Math.abs(money.due))
  const { error, conflict } = snapshot.context
  const count = actionsOf(preview).length
  const what = due > 0 ? t("money.due") : due < 0 ? t("money.refund") : t("money.balanced")
  const isIncomplete = snapshot.matches("editing") && !snapshot.can({ type: "edit.confirm" })
  const missing = notYet ?? (isIncomplete ? "unfinishedStep" : undefined)
  // Nothing can be changed while the change is being confirmed or discarded.
  const isEnding = snapshot.matches("confirming") || snapshot.matches("discarding")
  const work = useRef<HTMLDivElement>(null)
  useKeptFocus(work, preview, error !== null || conflict !== null)
  return (
    <GuidedLayout
      title={title}
      badges={
        (count > 0 || snapshot.matches("saving")) && (
          <Badge tone={count > 0 ? "waiting" : "inactive"}>{snapshot.hasTag("busy") ? t("saving") : t("saved")}</Badge>
        )
      }
      steps={steps}
      onExit={() => send({ type: "edit.leave" })}
      exit={
        <>
          {panel}
          <LeaveButton
            label={t(snapshot.context.order?.status === "draft" ? "backToDraft" : "back")}
            busy={isEnding}
            onClick={() => send({ type: "edit.leave" })}
          />
        </>
      }
      aside={
        <>
          <h2 className="font-semibold">{t("money.title")}</h2>
          <MoneyBalance {...money} />
        </>
      }
      asideLine={
        <span className="flex w-full justify-between gap-3">
          <span>{what}</span>
          <span className="font-semibold tabular-nums">{amount}</span>
        </span>
      }
      consequence={
        notYet ? undefined : (
          <span className="grid">
            <span>
              {props.paymentNote ??
                (due > 0
                  ? t("happens.due", { amount })
                  : due < 0
                    ? t("happens.refund", { amount })
                    : t("happens.balanced"))}
            </span>
            <span className="text-xs">{consequence}</span>
          </span>
        )
      }
      secondary={
        <>
          {count > 0 && (
            <Button variant="danger-quiet" onClick={() => send({ type: "edit.discard" })} busy={isEnding}>
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
      {conflict && (
        <Banner tone="waiting" announce title={t("conflict.title")}>
          <p>{t(conflict.hasEnded ? "conflict.ended" : "conflict.text")}</p>
          <ul className="list-inside list-disc tabular-nums">
            {compareMoney(conflict.was, conflict.now, conflict.currency) !== 0 && (
              <li>{t("conflict.total", { was: format(conflict.was), now: format(conflict.now) })}</li>
            )}
            {conflict.lines.map(({ id, title, was, now }) => (
              <li key={id}>{t("conflict.line", { title, was: String(was), now: String(now) })}</li>
            ))}
          </ul>
        </Banner>
      )}
      {error && (
        <Banner
          tone="refused"
          announce
          title={t("error.title")}
          action={
            snapshot.can({ type: "retry" }) && (
              <Button size="sm" icon="refresh" onClick={() => send({ type: "retry" })}>
                {t("error.retry")}
              </Button>
            )
          }
        >
          {errorText(error, {
            refused: (reason) =>
              t(conflict?.hasEnded ? "error.alone" : "error.text", { reason: reason.replace(/\.$/, "") }),
            server: tFailure("step"),
            lost: t("error.lost"),
          })}
        </Banner>
      )}
      <div ref={work} className="contents">
        <fieldset disabled={isEnding} className="contents">
          {children}
        </fieldset>
      </div>
      <Dialog
        open={snapshot.matches("leavePrompt")}
        onClose={() => send({ type: "edit.stay" })}
        title={t("leave.title")}
        size="sm"
        footer={
          <>
            <Button variant="quiet" onClick={() => send({ type: "edit.stay" })}>
              {t("leave.stay")}
            </Button>
            <Button variant="danger-quiet" onClick={() => send({ type: "edit.discard" })}>
              {t("leave.discard")}
            </Button>
            <Button variant="primary" onClick={() => send({ type: "edit.keep" })}>
              {t("leave.keep")}
            </Button>
          </>
        }
      >
        {t("leave.text")}
      </Dialog>
    </GuidedLayout>
  )
}
