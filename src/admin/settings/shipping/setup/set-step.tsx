import { useState } from "react"
import { FieldRefusal } from "#admin/kit/form/server-errors.ts"
import { SetupForm } from "#admin/kit/guided-setup/setup-form.tsx"
import { NameProposal } from "#admin/settings/shipping/locations/name-proposal.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { LocationShipping } from "#machines/settings/location-setup/location-shipping.ts"
import { Card } from "#ui/card.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { TextField } from "#ui/text-field.tsx"

const types = ["shipping", "pickup"] as const
type SetType = (typeof types)[number]

interface SetStepProps {
  location: LocationShipping
  isForm: boolean
  /** A free name, after one was refused. */
  proposal: string | undefined
  onSave: (name: string, type: string) => Promise<unknown>
}

/** Names the location's fulfillment set, for shipping or pickup. */
export function SetStep({ location, isForm, proposal, onSave }: SetStepProps) {
  const t = useTranslations("admin.locations.set")
  const tForm = useTranslations("admin.form.rules")
  const nameFor = (kind: SetType) => t(`names.${kind}`, { location: location.name })
  const [type, setType] = useState<SetType>("shipping")
  const [name, setName] = useState(() => nameFor("shipping"))
  const [problem, setProblem] = useState<"required" | "nameTaken">()
  if (!isForm)
    return (
      <Card title={t("title")} description={t("addHint")}>
        <ul className="list-disc ps-5 text-sm">
          {location.sets.map((set) => (
            <li key={set.id} className="break-words">
              {set.name}
            </li>
          ))}
        </ul>
      </Card>
    )
  const change = (next: string) => {
    setName(next)
    setProblem(undefined)
  }
  return (
    <SetupForm
      onSubmit={() => {
        if (name.trim() === "") return setProblem("required")
        onSave(name.trim(), type).catch((error: unknown) => {
          if (error instanceof FieldRefusal) setProblem("nameTaken")
        })
      }}
    >
      <Card title={t("title")} description={t("addHint")}>
        <div className="grid gap-4">
          <RadioCards
            legend={t("type")}
            value={type}
            columns={2}
            options={types.map((value) => ({
              value,
              label: t(`types.${value}`),
              description: t(`typeHints.${value}`),
            }))}
            onChange={(value) => {
              if (name === nameFor(type)) setName(nameFor(value as SetType))
              setType(value as SetType)
            }}
          />
          <div className="grid gap-2">
            <TextField
              label={t("name")}
              hint={t("nameHint")}
              autoComplete="off"
              value={name}
              error={problem && tForm(problem)}
              onChange={({ target }) => change(target.value)}
            />
            {problem === "nameTaken" && proposal && <NameProposal name={proposal} onUse={change} />}
          </div>
        </div>
      </Card>
    </SetupForm>
  )
}
