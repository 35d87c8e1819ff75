import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { placeErrors } from "#admin/kit/form/server-errors.ts"
import { invalidateShipping, loadShipping } from "#admin/settings/shipping/shipping.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import type { LocationShipping } from "#machines/settings/location-setup/location-shipping.ts"
import { toApiError } from "#sdk/error.ts"
import { RadioCards } from "#ui/radio-cards.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useToast } from "#ui/toasts.tsx"

const types = ["shipping", "pickup"] as const
type SetType = (typeof types)[number]

/** Dialog that adds a fulfillment set to a location, for shipping or pickup. Proposes a name that isn't taken here. */
export function AddSet({ shipping, onClose }: { shipping: LocationShipping; onClose: () => void }) {
  const t = useTranslations("admin.locations.set")
  const tForm = useTranslations("admin.form")
  const client = useQueryClient()
  const toast = useToast()
  const nameFor = (kind: SetType) => t(`names.${kind}`, { location: shipping.name })
  const [type, setType] = useState<SetType>(() =>
    shipping.sets.some((set) => set.type === "shipping") ? "pickup" : "shipping",
  )
  const [name, setName] = useState(() => nameFor(type))
  const [problem, setProblem] = useState<string>()
  const add = useMutation({
    mutationFn: async () => {
      const body = { name: name.trim(), type }
      await runIdempotent(
        () => adminSdk().admin.stockLocation.createFulfillmentSet({ id: shipping.id, body, query: { fields: "id" } }),
        async () => (await loadShipping(shipping.id)).sets.some((set) => set.name === body.name && set.type === type),
      )
      await invalidateShipping(client, shipping.id)
    },
    onSuccess: () => {
      toast({ title: t("added") })
      onClose()
    },
    onError: (error) => {
      const { placed } = placeErrors(toApiError(error).message, ["name"])
      if (placed[0]) setProblem(tForm("rules.taken", { text: name.trim() }))
    },
  })
  return (
    <EntryDialog
      title={t("add")}
      description={t("addHint")}
      entries={[type, name]}
      submit={t("add")}
      busy={add.isPending}
      onSubmit={() => {
        if (name.trim() === "") return setProblem(tForm("rules.required"))
        if (!add.isPending) add.mutate()
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <RadioCards
          legend={t("type")}
          value={type}
          options={types.map((value) => ({ value, label: t(`types.${value}`), description: t(`typeHints.${value}`) }))}
          onChange={(value) => {
            if (name === nameFor(type)) setName(nameFor(value as SetType))
            setType(value as SetType)
          }}
        />
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          autoComplete="off"
          value={name}
          error={problem}
          onChange={({ target }) => {
            setName(target.value)
            setProblem(undefined)
          }}
        />
        {!problem && <SaveError error={add.error} />}
      </div>
    </EntryDialog>
  )
}
