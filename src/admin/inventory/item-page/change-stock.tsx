import { zodResolver } from "@hookform/resolvers/zod"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { z } from "zod/mini"
import { type InventoryRow, type ItemLevel, inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { meQuery } from "#admin/session/login.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { parseWhole } from "#lib/parse-whole.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import { useToast } from "#ui/toasts.tsx"
import { type ChangeResult, changeStock, type LostWrite, levelApi, type Quantities } from "./change-stock.ts"
import { MAX_REASON, type StockChange } from "./stock-history.ts"

/** What is typed; empty quantities change nothing. */
const valuesOf = (locale: string) => {
  const whole = (least: number, message: string) =>
    z.string().check(
      z.refine((text: string) => {
        const value = parseWhole(text, locale)
        return text.trim() === "" || (value !== undefined && value >= least)
      }, message),
    )
  return z
    .object({
      how: z.enum(["adjust", "set"]),
      by: z.string(),
      to: z.string(),
      incoming: whole(0, "whole"),
      reason: z.string().check(z.maxLength(MAX_REASON, "long")),
    })
    .check(
      z.refine(({ how, by }) => how !== "adjust" || by.trim() === "" || parseWhole(by, locale) !== undefined, {
        path: ["by"],
        message: "change",
      }),
      z.refine(({ how, by }) => how !== "adjust" || parseWhole(by, locale) !== 0, { path: ["by"], message: "zero" }),
      z.refine(({ how, to }) => how !== "set" || (parseWhole(to, locale) ?? -1) >= 0, {
        path: ["to"],
        message: "whole",
      }),
    )
}

interface ChangeStockProps {
  item: InventoryRow
  level: ItemLevel
  /** Name of the location. */
  location: string
  onClose: () => void
}

/** Sets or adjusts the stock of an item at a location, with a reason. */
export function ChangeStock({ item, level, location, onClose }: ChangeStockProps) {
  const t = useTranslations("admin.inventory.change")
  const locale = useLocale()
  const client = useQueryClient()
  const toast = useToast()
  const { data: me } = useQuery(meQuery)
  const schema = useMemo(() => valuesOf(locale), [locale])
  const [seen, setSeen] = useState<Quantities>({
    stocked: level.stocked_quantity,
    incoming: level.incoming_quantity,
  })
  const [result, setResult] = useState<Exclude<ChangeResult, { kind: "saved" }> & { readonly before: Quantities }>()
  const [unnoted, setUnnoted] = useState<StockChange>()
  const [error, setError] = useState<unknown>()
  const lost: LostWrite = useRef<LostWrite["current"]>(undefined)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      how: "adjust" as "adjust" | "set",
      by: "",
      to: String(seen.stocked),
      incoming: String(seen.incoming),
      reason: "",
    },
  })
  const values = form.watch()
  const { how, by, to } = values
  // Read while rendering, so that the form keeps track of them.
  const { errors, isSubmitting, dirtyFields } = form.formState
  const stock = how === "adjust" ? parseWhole(by, locale) : parseWhole(to, locale)
  const after = stock === undefined ? undefined : how === "adjust" ? seen.stocked + stock : stock
  const reload = () => inventoryItems.invalidate(client, item.id)
  const finish = async () => {
    await reload()
    toast({ title: t("saved") })
    onClose()
  }

  const save = form.handleSubmit(async (given) => {
    setError(undefined)
    setResult(undefined)
    const amount = given.how === "adjust" ? parseWhole(given.by, locale) : parseWhole(given.to, locale)
    const change = amount === undefined ? undefined : given.how === "adjust" ? { by: amount } : { to: amount }
    try {
      const next = await changeStock(
        levelApi,
        {
          itemId: item.id,
          locationId: level.location_id,
          seen,
          reason: given.reason,
          by: me?.id ?? "",
          // An untouched quantity isn't a new one, even if it has changed in the meantime.
          stock: change && "to" in change && !dirtyFields.to ? undefined : change,
          incoming: dirtyFields.incoming ? parseWhole(given.incoming, locale) : undefined,
        },
        lost,
      )
      if (next.kind === "saved" && next.unnoted) {
        setSeen(next.now)
        setUnnoted(next.unnoted)
        return reload()
      }
      if (next.kind === "saved") return finish()
      setResult({ ...next, before: seen })
      if (next.kind !== "gone") {
        setSeen(next.now)
        if (!dirtyFields.incoming) form.resetField("incoming", { defaultValue: String(next.now.incoming) })
      }
      if (next.kind === "tooFew") form.setError("by", { message: "tooFew" }, { shouldFocus: true })
      await reload()
    } catch (problem) {
      setError(problem)
    }
  })
  const noteAgain = form.handleSubmit(async () => {
    if (!unnoted) return
    setError(undefined)
    try {
      await levelApi.note(item.id, unnoted)
      await finish()
    } catch (problem) {
      setError(problem)
    }
  })
  const problem = (name: "by" | "to" | "incoming" | "reason") => {
    const message = errors[name]?.message
    if (message === "tooFew") return t("problems.tooFew", { count: seen.stocked })
    if (message === "long") return t("problems.long", { max: String(MAX_REASON) })
    if (message === "change" || message === "zero" || message === "whole") return t(`problems.${message}`)
    return message
  }
  if (unnoted)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t("title", { location })}
        footer={
          <>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button variant="primary" busy={isSubmitting} onClick={() => void noteAgain()}>
              {t("unnoted.retry")}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Banner tone="waiting" announce title={t("unnoted.title")}>
            {t("unnoted.text", { now: unnoted.to })}
          </Banner>
          <SaveError error={error} />
        </div>
      </Dialog>
    )
  return (
    <EntryDialog
      title={t("title", { location })}
      entries={[values.by, dirtyFields.to && values.to, dirtyFields.incoming && values.incoming, values.reason]}
      submit={t("save")}
      busy={isSubmitting}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <RadioCards
          legend={t("how")}
          value={how}
          columns={2}
          onChange={(next) => {
            form.setValue("how", next)
            form.clearErrors()
          }}
          options={[
            { value: "adjust", label: t("adjust"), description: t("adjustHint") },
            { value: "set", label: t("set"), description: t("setHint") },
          ]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {how === "adjust" ? (
            <NumberField
              key="by"
              label={t("by")}
              inputMode="text"
              placeholder="±0"
              error={problem("by")}
              {...form.register("by")}
            />
          ) : (
            <NumberField key="to" label={t("to")} inputMode="numeric" error={problem("to")} {...form.register("to")} />
          )}
          <NumberField
            label={t("incoming")}
            hint={t("incomingHint")}
            inputMode="numeric"
            error={problem("incoming")}
            {...form.register("incoming")}
          />
        </div>
        <TextField
          label={t("reason")}
          hint={t("reasonHint")}
          placeholder={t("reasonExample")}
          autoComplete="off"
          optional
          error={problem("reason")}
          {...form.register("reason")}
        />
        {after !== undefined && after >= 0 && (
          <div className="grid gap-2 text-sm">
            <p className="tabular-nums">
              {t("result", { before: seen.stocked, after, available: after - level.reserved_quantity })}
            </p>
            {after < level.reserved_quantity && (
              <p className="text-waiting-ink">{t("below", { count: level.reserved_quantity })}</p>
            )}
          </div>
        )}
        {result?.kind === "gone" && <Banner tone="refused" announce title={t("gone")} />}
        {result?.kind === "changed" && (
          <Banner tone="waiting" announce title={t("changed.title")}>
            {result.now.stocked === result.before.stocked
              ? t("changed.incoming")
              : t("changed.text", { before: result.before.stocked, now: result.now.stocked })}
          </Banner>
        )}
        <SaveError error={error} />
      </div>
    </EntryDialog>
  )
}
