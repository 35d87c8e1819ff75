import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { currencySymbol } from "#lib/money.ts"
import type { ChangeProps } from "#routes/admin/_app/orders/$id/-change/change-page.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"

interface AddCustomProps extends Pick<ChangeProps, "send"> {
  currency: string
  /** Another step is under way: what is typed waits for it. */
  busy: boolean
}

/** A line that is no product: an engraving, a service. It has a price of its own. */
export function AddCustom({ currency, busy, send }: AddCustomProps) {
  const t = useTranslations("admin.drafts.edit.custom")
  const locale = useLocale()
  const [title, setTitle] = useState("")
  const [price, setPrice] = useState("")
  const amount = Number(price.replace(",", "."))
  const isAmount = price.trim() !== "" && Number.isFinite(amount) && amount >= 0
  const reason = title.trim() === "" ? t("noTitle") : isAmount ? undefined : t("noPrice")
  return (
    <Card title={t("heading")}>
      <form
        className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason || busy) return
          send({ type: "change.addCustom", title: title.trim(), quantity: 1, unitPrice: amount })
          setTitle("")
          setPrice("")
        }}
      >
        <TextField
          label={t("title")}
          placeholder={t("titleHint")}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <NumberField
          label={t("price")}
          prefix={currencySymbol(currency, locale)}
          value={price}
          error={price.trim() !== "" && !isAmount ? t("noPrice") : undefined}
          onChange={(event) => setPrice(event.target.value)}
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
