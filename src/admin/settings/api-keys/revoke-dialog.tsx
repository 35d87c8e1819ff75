import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { dateFormatOf } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { isLost } from "#machines/kit/lost-response.ts"
import type { ApiKey } from "#schema/admin/entities/settings.ts"
import { toApiError } from "#sdk/error.ts"
import { RadioCards } from "#ui/radio-cards.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import { apiKeys } from "./api-key.resource.ts"
import { statusOf } from "./key.ts"
import { type Revocation, secondsUntil, units } from "./revocation.ts"

interface RevokeDialogProps {
  apiKey: ApiKey
  onClose: () => void
}

/** Revokes a key now, after some time, or at a certain time. A planned revocation can be changed. */
export function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const t = useTranslations("admin.apiKey.revoke")
  const locale = useLocale()
  const client = useQueryClient()
  const [revocation, setRevocation] = useState<Revocation>({ when: "now", amount: "24", unit: "hours", at: "" })
  const set = (next: Partial<Revocation>) => setRevocation({ ...revocation, ...next })
  const { when, amount, unit, at } = revocation
  const seconds = secondsUntil(revocation)
  const problem = seconds === "amount" ? t("badAmount") : seconds === "at" ? t("badTime") : undefined
  async function revoke() {
    const until = secondsUntil(revocation)
    if (typeof until !== "number") return
    const body = until > 0 ? { revoke_in: until } : {}
    try {
      await adminSdk().admin.apiKey.revoke({ id: apiKey.id, body, query: { fields: "id" } })
    } catch (error) {
      // The server rejects a second revocation, so it must be known whether the first one was executed.
      if (!isLost(toApiError(error))) throw error
      const { api_key } = await adminSdk().admin.apiKey.retrieve({ id: apiKey.id, query: { fields: "id,revoked_at" } })
      const isExecuted = until > 0 ? api_key.revoked_at !== apiKey.revoked_at : statusOf(api_key) === "revoked"
      if (!isExecuted) throw error
    }
    await apiKeys.invalidate(client, apiKey.id)
  }
  const date = dateFormatOf(locale, { dateStyle: "medium", timeStyle: "short" })
  return (
    <ActionDialog
      title={t("title", { title: apiKey.title })}
      description={
        <>
          {t("text")} {apiKey.last_used_at && t("used", { date: date.format(new Date(apiKey.last_used_at)) })}
        </>
      }
      size="md"
      isDangerous
      confirm={t(when === "now" ? "confirm" : "plan")}
      entries={revocation}
      disabledReason={problem}
      done={t(when === "now" ? "done" : "planned")}
      run={revoke}
      onClose={onClose}
    >
      <RadioCards
        legend={t("when")}
        value={when}
        onChange={(next) => set({ when: next })}
        options={(["now", "in", "at"] as const).map((value) => ({ value, label: t(value) }))}
      />
      {when === "in" && (
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            label={t("amount")}
            value={amount}
            error={seconds === "amount" ? problem : undefined}
            onChange={({ target }) => set({ amount: target.value })}
          />
          <Select
            label={t("unit")}
            value={unit}
            onChange={({ target }) => set({ unit: units.find((each) => each === target.value) ?? unit })}
            options={units.map((value) => ({ value, label: t(`units.${value}`) }))}
          />
        </div>
      )}
      {when === "at" && (
        <TextField
          type="datetime-local"
          label={t("time")}
          value={at}
          error={at !== "" && seconds === "at" ? problem : undefined}
          onChange={({ target }) => set({ at: target.value })}
        />
      )}
    </ActionDialog>
  )
}
