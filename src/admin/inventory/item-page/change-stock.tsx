import { zodResolver } from "@hookform/resolvers/zod"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
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
import { changeStock, type LostWrite, levelApi, type Quantities } from "./change-stock.ts"
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

type StockValues = z.output<ReturnType<typeof valuesOf>>

const problems = ["change", "zero", "whole", "tooFew", "long"] as const

/** The typed change of the stock; undefined if there is none. */
function typedStock({ how, by, to }: StockValues, locale: string) {
  const units = parseWhole(how === "adjust" ? by : to, locale)
  return units === undefined ? undefined : how === "adjust" ? { by: units } : { to: units }
}

interface ChangeStockProps {
  item: InventoryRow
  level: ItemLevel
  /** Name of the location. */
  location: string
  onClose: () => void
}

/** The form that changes the stock, and the result of the last attempt. */
function useStockForm({ item, level, onClose }: Omit<ChangeStockProps, "location">) {
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
  const lost: LostWrite = useRef<LostWrite["current"]>(undefined)
  const form = useForm<StockValues>({
    resolver: zodResolver(schema),
    defaultValues: { how: "adjust", by: "", to: String(seen.stocked), incoming: String(seen.incoming), reason: "" },
  })
  // Read while rendering, so that the form keeps track of them.
  const { errors, isSubmitting, dirtyFields } = form.formState
  const reload = () => inventoryItems.invalidate(client, item.id)
  const finish = async () => {
    await reload()
    toast({ title: t("saved") })
    onClose()
  }
  const { mutateAsync, data, error } = useMutation({
    mutationFn: async (values: StockValues) => {
      const change = {
        itemId: item.id,
        locationId: level.location_id,
        seen,
        reason: values.reason,
        by: me?.id ?? "",
        // An untouched quantity isn't a new one, even if it has changed in the meantime.
        stock: values.how === "set" && !dirtyFields.to ? undefined : typedStock(values, locale),
        incoming: dirtyFields.incoming ? parseWhole(values.incoming, locale) : undefined,
      }
      return { ...(await changeStock(levelApi, change, lost)), before: seen }
    },
    onSuccess: (result) => {
      if (result.kind === "saved" && !result.unnoted) return finish()
      void reload()
      if (result.kind === "changed" || result.kind === "tooFew") {
        setSeen(result.now)
        if (!dirtyFields.incoming) form.resetField("incoming", { defaultValue: String(result.now.incoming) })
      }
      if (result.kind === "tooFew") form.setError("by", { message: "tooFew" }, { shouldFocus: true })
    },
  })
  const problem = (name: keyof StockValues) => {
    const key = problems.find((each) => each === errors[name]?.message)
    return key && t(`problems.${key}`, { count: seen.stocked, max: String(MAX_REASON) })
  }
  const save = form.handleSubmit((values) =>
    mutateAsync(values).then(
      () => undefined,
      () => undefined,
    ),
  )
  return { form, seen, result: data, error, isSaving: isSubmitting, problem, save, finish }
}

/** Sets or adjusts the stock of an item at a location, with a reason. */
export function ChangeStock({ item, level, location, onClose }: ChangeStockProps) {
  const t = useTranslations("admin.inventory.change")
  const locale = useLocale()
  const { form, seen, result, error, isSaving, problem, save, finish } = useStockForm({ item, level, onClose })
  const values = form.watch()
  const { dirtyFields } = form.formState
  const stock = typedStock(values, locale)
  const after = stock && ("by" in stock ? seen.stocked + stock.by : stock.to)
  if (result?.kind === "saved" && result.unnoted)
    return <UnnotedDialog item={item} location={location} change={result.unnoted} onNoted={finish} onClose={onClose} />
  return (
    <EntryDialog
      title={t("title", { location })}
      entries={[values.by, dirtyFields.to && values.to, dirtyFields.incoming && values.incoming, values.reason]}
      submit={t("save")}
      busy={isSaving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <RadioCards
          legend={t("how")}
          value={values.how}
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
          {values.how === "adjust" ? (
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

interface UnnotedDialogProps extends Omit<ChangeStockProps, "level"> {
  change: StockChange
  onNoted: () => Promise<void>
}

/** Says that a saved change isn't in the history, and offers to add it again. */
function UnnotedDialog({ item, change, location, onNoted, onClose }: UnnotedDialogProps) {
  const t = useTranslations("admin.inventory.change")
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => levelApi.note(item.id, change),
    onSuccess: onNoted,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { location })}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            {t("unnoted.retry")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Banner tone="waiting" announce title={t("unnoted.title")}>
          {t("unnoted.text", { now: change.to })}
        </Banner>
        <SaveError error={error} />
      </div>
    </Dialog>
  )
}
