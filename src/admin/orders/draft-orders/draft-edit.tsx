import { useQuery } from "@tanstack/react-query"
import type { ChangeProps } from "#admin/orders/order-change/change-page.tsx"
import { LineEdit } from "#admin/orders/order-change/line-edit.tsx"
import { refusedCode } from "#admin/orders/order-change/refused-code.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  countChanges,
  hasAction,
  openChange,
  whyNotRequested,
} from "#machines/orders/order-change/order-change.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { SecondaryButton, StepSection } from "#ui/guided-layout.tsx"
import { AddCustom } from "./add-custom.tsx"
import { codesOf } from "./codes.ts"
import { DraftDelivery } from "./draft-delivery.tsx"
import { DraftPromotions } from "./draft-promotions.tsx"
import { draftQuery } from "./draft-query.ts"

/** Edits a draft's items, promotions and shipping; the server recalculates the draft after each step. */
export function DraftEdit(change: ChangeProps) {
  const { snapshot, send, order, preview, money } = change
  const t = useTranslations("admin.drafts.edit")
  const te = useTranslations("admin.orderEdit")
  const tc = useTranslations("admin.orderChange")
  const { data: draft } = useQuery(draftQuery(order.id))
  const { currency } = money
  const notRequest = whyNotRequested(preview)
  const busy = snapshot.hasTag("busy")
  return (
    <LineEdit
      change={change}
      title={t("title", { number: String(order.display_id) })}
      items={t("items")}
      moreSteps={[
        {
          id: "promotions",
          label: t("promotions.title"),
          isDone: hasAction(preview, "PROMOTION_ADD", "PROMOTION_REMOVE"),
        },
      ]}
      confirm={t("confirm", { count: countChanges(preview) })}
      paymentNote={t("paymentNote")}
      consequence={t("consequence")}
      secondary={
        <SecondaryButton
          disabledReason={notRequest && tc(`reasons.${notRequest}`)}
          onClick={() => send({ type: "change.request" })}
        >
          {te("request")}
        </SecondaryButton>
      }
      notice={openChange(preview)?.status === "requested" && <Banner tone="progress" title={te("requested")} />}
    >
      <AddCustom preview={preview} currency={currency} busy={busy} send={send} />
      <StepSection id="promotions">
        <DraftPromotions
          codes={codesOf(draft)}
          refused={refusedCode(snapshot.context)}
          preview={preview}
          currency={currency}
          busy={busy}
          send={send}
        />
      </StepSection>
      <StepSection id="delivery">
        <DraftDelivery
          preview={preview}
          currency={currency}
          hasAddress={draft === undefined ? undefined : Boolean(draft.shipping_address?.country_code)}
          send={send}
        />
      </StepSection>
    </LineEdit>
  )
}
