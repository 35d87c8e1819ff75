import { useState } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { parseWhole } from "#lib/parse-whole.ts"
import {
  type CodesProblem,
  generateCodes,
  MAX_COUNT,
  MAX_LENGTH,
  MIN_LENGTH,
  problemsOf,
  randomCode,
} from "#machines/promotions/promotion-codes/promotion-codes.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import type { StepProps } from "./step-props.ts"

/** How many codes are generated, and what they look like. */
export function GenerateStep({ snapshot, send, change, onClose }: StepProps) {
  const t = useTranslations("admin.promotionCodes.generate")
  const refused = useRefusalText()
  const locale = useLocale()
  const [texts, setTexts] = useState({
    prefix: change.prefix,
    length: String(change.length),
    count: String(change.count),
    limit: change.limit === null ? "" : String(change.limit),
  })
  const whole = (text: string) => parseWhole(text, locale) ?? Number.NaN
  const entered = {
    ...change,
    prefix: texts.prefix.trim().toUpperCase(),
    length: whole(texts.length),
    count: whole(texts.count),
    limit: texts.limit.trim() === "" ? null : whole(texts.limit),
  }
  const problems = problemsOf(entered)
  const limits = { min: MIN_LENGTH, max: MAX_LENGTH, count: MAX_COUNT }
  const field = (name: CodesProblem) => ({
    label: t(name),
    value: texts[name],
    autoComplete: "off" as const,
    error: problems.includes(name) ? t(`invalid.${name}`, limits) : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [name]: target.value }),
  })
  const { error } = snapshot.context
  const [first] = problems
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (first) return
        send({ type: "change.set", change: entered, rows: generateCodes(entered) })
        send({ type: "preview.load" })
      }}
    >
      {error && (
        <Banner tone="refused" announce title={t("failed")}>
          {errorText(error, { refused, server: t("server"), lost: t("lost") })}
        </Banner>
      )}
      <Card title={t("title")} description={t("text", { code: change.source.code })}>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField inputMode="numeric" hint={t("countHint", limits)} {...field("count")} />
          <NumberField inputMode="numeric" optional hint={t("limitHint")} {...field("limit")} />
          <TextField optional hint={t("prefixHint")} {...field("prefix")} />
          <NumberField inputMode="numeric" hint={t("lengthHint")} {...field("length")} />
        </div>
      </Card>
      {!first && <Example key={`${entered.prefix} ${entered.length}`} {...entered} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" disabledReason={first && t(`invalid.${first}`, limits)}>
          {t("check")}
        </Button>
      </div>
    </form>
  )
}

function Example({ prefix, length }: { prefix: string; length: number }) {
  const t = useTranslations("admin.promotionCodes.generate")
  const [code] = useState(() => randomCode(prefix, length))
  return (
    <p className="text-sm text-muted">
      {t("example")} <code className="text-ink wrap-anywhere">{code}</code>
    </p>
  )
}
