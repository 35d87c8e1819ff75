import { useQuery } from "@tanstack/react-query"
import { useEffect, useId, useState } from "react"
import type { ChangeProps } from "#admin/orders/order-change/change-page.tsx"
import type { refusedCode } from "#admin/orders/order-change/refused-code.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney } from "#lib/money.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { refusedDraft } from "#ui/refused-draft.ts"
import { TextField } from "#ui/text-field.tsx"
import { discountsOf, stagedCodes, usableCodesQuery } from "./codes.ts"

interface DraftPromotionsProps extends Pick<ChangeProps, "send" | "preview"> {
  /** Codes that the draft already has. */
  codes: readonly string[]
  /** The code that was refused last. */
  refused: ReturnType<typeof refusedCode>
  currency: string
  /** Whether another step is running; the input waits for it. */
  busy: boolean
}

/** Promotion codes, each with its discount or a note that it has no effect. */
export function DraftPromotions({ codes, refused, preview, currency, busy, send }: DraftPromotionsProps) {
  const t = useTranslations("admin.drafts.edit.promotions")
  const locale = useLocale()
  const [code, setCode] = useState("")
  const [sent, setSent] = useState<string>()
  const staged = stagedCodes(codes, preview)
  const discounts = discountsOf(staged, preview, currency)
  // Until the server has accepted the code, it can be corrected.
  const isAccepted = sent !== undefined && staged.includes(sent)
  useEffect(() => {
    if (!isAccepted) return
    setSent(undefined)
    setCode((typed) => (typed.trim() === sent ? "" : typed))
  }, [isAccepted, sent])
  const { data: usable = [] } = useQuery(usableCodesQuery)
  const listId = useId()
  const isRefused = refused !== undefined && refused.code === code.trim()
  return (
    <Card title={t("title")} description={t("automatic")}>
      <div className="grid gap-4">
        <ul className="grid gap-2 empty:hidden">
          {staged.map((each) => (
            <li key={each} className="flex min-h-9 items-center justify-between gap-3">
              <span className="font-semibold break-all">{each}</span>
              <span className="flex items-center gap-2 text-muted tabular-nums">
                {compareMoney(discounts.get(each) ?? 0, 0, currency) > 0
                  ? t("off", { amount: formatMoney(discounts.get(each) ?? 0, currency, locale) })
                  : t("noEffect")}
                <IconButton
                  icon="trash"
                  size="sm"
                  label={t("remove", { code: each })}
                  onClick={() => send({ type: "change.removePromotions", codes: [each] })}
                />
              </span>
            </li>
          ))}
        </ul>
        <form
          className="flex items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (code.trim() === "" || busy) return
            send({ type: "change.addPromotions", codes: [code.trim()] })
            setSent(code.trim())
          }}
        >
          <TextField
            label={t("code")}
            autoComplete="off"
            className="flex-1"
            value={code}
            list={listId}
            error={isRefused ? t(refused.why, { code: refused.code }) : undefined}
            hint={code.trim() === "" ? undefined : t("unadded")}
            {...refusedDraft(code.trim() !== "")}
            onChange={(event) => setCode(event.target.value)}
          />
          <datalist id={listId}>
            {usable
              .filter((each) => !staged.includes(each))
              .map((each) => (
                <option key={each} value={each} />
              ))}
          </datalist>
          <span className="flex pt-6.5">
            <Button type="submit" icon="plus" busy={busy} disabledReason={code.trim() === "" ? t("noCode") : undefined}>
              {t("add")}
            </Button>
          </span>
        </form>
      </div>
    </Card>
  )
}
