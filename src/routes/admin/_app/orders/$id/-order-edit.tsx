import type { SnapshotFrom } from "xstate"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney } from "#lib/money.ts"
import type { createOrderEditMachine, OrderEditRef } from "#machines/order-edit/order-edit.machine.ts"
import { actionsOf, moneyOf, openChange, whyNotConfirm, whyNotRequest } from "#machines/order-edit/order-edit.rules.ts"
import { Badge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { GuidedLayout } from "#ui/guided-layout.tsx"
import { MoneyBalance } from "#ui/money-summary.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { AddItems } from "./-edit-add-items.tsx"
import { EditLines } from "./-edit-lines.tsx"
import { EditShipping } from "./-edit-shipping.tsx"

export interface OrderEditProps {
  snapshot: SnapshotFrom<ReturnType<typeof createOrderEditMachine>>
  send: OrderEditRef["send"]
}

/** The work in the middle, the money beside it, and one button that says what it does. */
export function OrderEdit({ snapshot, send }: OrderEditProps) {
  const t = useTranslations("admin.orderEdit")
  const locale = useLocale()
  const { order, preview, error, conflict } = snapshot.context
  if (!order || !preview)
    return (
      <div className="grid gap-4 p-6">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-80 w-full" />
      </div>
    )
  const money = moneyOf(preview, order)
  const due = compareMoney(money.due, 0, money.currency)
  const say = (amount: number) => formatMoney(Math.abs(amount), money.currency, locale)
  const count = actionsOf(preview).length
  const notYet = whyNotConfirm(preview)
  const notAsk = whyNotRequest(preview)
  const isRequested = openChange(preview)?.status === "requested"
  const busy = snapshot.hasTag("busy")
  const happens =
    due > 0
      ? t("happens.due", { amount: say(money.due) })
      : due < 0
        ? t("happens.refund", { amount: say(money.due) })
        : t("happens.even")

  return (
    <GuidedLayout
      title={t("title", { number: String(order.display_id) })}
      badges={<Badge tone={count > 0 ? "waiting" : "inactive"}>{busy ? t("saving") : t("saved")}</Badge>}
      steps={[
        { id: "items", label: t("items"), state: "current" },
        { id: "delivery", label: t("delivery.title"), state: "current" },
        { id: "confirm", label: t("happens.title"), state: "upcoming" },
      ]}
      exit={
        <Button variant="quiet" icon="close" onClick={() => send({ type: "edit.leave" })}>
          {t("back")}
        </Button>
      }
      aside={
        <>
          <h2 className="font-semibold">{t("money.title")}</h2>
          <MoneyBalance {...money} />
        </>
      }
      asideLine={
        <span className="flex w-full justify-between gap-3">
          <span>{due > 0 ? t("money.due") : due < 0 ? t("money.refund") : t("money.even")}</span>
          <span className="font-semibold tabular-nums">{say(money.due)}</span>
        </span>
      }
      consequence={
        notYet ? undefined : (
          <span className="grid">
            <span>{happens}</span>
            <span className="text-xs">{t("happens.stock")}</span>
          </span>
        )
      }
      secondary={
        <>
          {count > 0 && (
            <Button
              variant="danger-quiet"
              onClick={() => send({ type: "edit.discard" })}
              busy={snapshot.matches("discarding")}
            >
              {t("discard")}
            </Button>
          )}
          <Button
            disabledReason={notAsk ? t(`reasons.${notAsk}`) : undefined}
            onClick={() => send({ type: "change.request" })}
          >
            {t("request")}
          </Button>
        </>
      }
      primary={{
        label: t("confirm", { count: Math.max(count, 1) }),
        disabledReason: notYet ? t(`reasons.${notYet}`) : undefined,
        busy: snapshot.matches("confirming"),
        onClick: () => send({ type: "edit.confirm" }),
      }}
    >
      {conflict && (
        <Banner tone="waiting" announce title={t("conflict.title")}>
          {t("conflict.text")}
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
          {error.kind === "http" ? t("error.text", { reason: error.message }) : t("error.lost")}
        </Banner>
      )}
      {isRequested && <Banner tone="progress" title={t("requested")} />}
      <EditLines preview={preview} currency={money.currency} send={send} />
      <AddItems currency={money.currency} send={send} />
      <EditShipping preview={preview} currency={money.currency} send={send} />
      <Dialog
        open={snapshot.matches("asking")}
        onClose={() => send({ type: "edit.stay" })}
        title={t("ask.title")}
        size="sm"
        footer={
          <>
            <Button variant="quiet" onClick={() => send({ type: "edit.stay" })}>
              {t("ask.stay")}
            </Button>
            <Button variant="danger-quiet" onClick={() => send({ type: "edit.discard" })}>
              {t("ask.discard")}
            </Button>
            <Button variant="primary" onClick={() => send({ type: "edit.keep" })}>
              {t("ask.keep")}
            </Button>
          </>
        }
      >
        {t("ask.text")}
      </Dialog>
    </GuidedLayout>
  )
}
