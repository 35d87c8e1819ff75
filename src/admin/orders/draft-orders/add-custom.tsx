import { useEffect, useState } from "react"
import type { ChangeProps } from "#admin/orders/order-change/change-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { refusedDraft } from "#ui/refused-draft.ts"
import { TextField } from "#ui/text-field.tsx"

interface AddCustomProps extends Pick<ChangeProps, "send" | "preview"> {
  currency: string
  /** Whether another step is running; the input waits for it. */
  busy: boolean
}

/** Adds an item without a product, such as an engraving or a service, at a custom price. */
export function AddCustom({ preview, currency, busy, send }: AddCustomProps) {
  const t = useTranslations("admin.drafts.edit.custom")
  const [title, setTitle] = useState("")
  const [price, setPrice] = useState("")
  const [sent, setSent] = useState<{ readonly title: string; readonly price: string; readonly count: number }>()
  const countOf = (name: string) => preview.items.filter((item) => !item.variant_id && item.title === name).length
  // Until the server has accepted it, it can be corrected.
  const isAccepted = sent !== undefined && countOf(sent.title) > sent.count
  useEffect(() => {
    if (!isAccepted) return
    setSent(undefined)
    setTitle((typed) => (typed.trim() === sent.title ? "" : typed))
    setPrice((typed) => (typed === sent.price ? "" : typed))
  }, [isAccepted, sent])
  const { amount, error, isEmpty } = useMoneyInput(currency).read(price)
  const reason = title.trim() === "" ? t("noTitle") : error
  // What is typed here belongs to the order only once it is added.
  const isUnadded = title.trim() !== "" || !isEmpty
  return (
    <Card title={t("heading")} description={t("notShipped")}>
      <form
        className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason || busy || amount === undefined) return
          send({ type: "change.addCustom", title: title.trim(), quantity: 1, unitPrice: amount })
          setSent({ title: title.trim(), price, count: countOf(title.trim()) })
        }}
      >
        <TextField
          label={t("title")}
          placeholder={t("titleHint")}
          hint={isUnadded ? t("unadded") : undefined}
          {...refusedDraft(isUnadded)}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <MoneyField
          label={t("price")}
          hint={t("priceHint")}
          currency={currency}
          value={price}
          error={isEmpty ? undefined : error}
          onChange={setPrice}
        />
        <span className="flex sm:pt-6.5">
          <Button type="submit" icon="plus" busy={busy} disabledReason={reason}>
            {t("add")}
          </Button>
        </span>
      </form>
    </Card>
  )
}
