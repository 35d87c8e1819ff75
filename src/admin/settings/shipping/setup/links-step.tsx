import { useState } from "react"
import { SetupForm } from "#admin/kit/guided-setup/setup-form.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"

interface Choice {
  id: string
  name: string
  /** Number of shipping options that use it. */
  uses: number
}

interface LinksStepProps {
  title: string
  hint: string
  choices: readonly Choice[]
  selected: readonly string[]
  onSave: (ids: readonly string[]) => Promise<unknown>
}

/** Chooses the location's sales channels or providers; the first one is proposed. */
export function LinksStep({ title, hint, choices, selected, onSave }: LinksStepProps) {
  const t = useTranslations("admin.locationSetup")
  const tl = useTranslations("admin.locations")
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    selected.length > 0 ? selected : choices.slice(0, 1).map(({ id }) => id),
  )
  const [isChecked, setChecked] = useState(false)
  return (
    <SetupForm
      onSubmit={() => {
        setChecked(true)
        // The page shows why it failed.
        if (chosen.length > 0) void onSave(chosen).catch(() => {})
      }}
    >
      <Card title={title} description={hint}>
        <div className="grid gap-3">
          {choices.map(({ id, name, uses }) => {
            const isOn = chosen.includes(id)
            const isLocked = isOn && uses > 0
            return (
              <Checkbox
                key={id}
                label={name}
                hint={isLocked ? tl("providers.inUse", { count: uses }) : undefined}
                checked={isOn}
                aria-disabled={isLocked || undefined}
                onChange={() => {
                  if (!isLocked) setChosen(isOn ? chosen.filter((each) => each !== id) : [...chosen, id])
                }}
              />
            )
          })}
          {isChecked && chosen.length === 0 && (
            <p role="alert" className="text-sm text-refused-ink">
              {t("chooseOne")}
            </p>
          )}
        </div>
      </Card>
    </SetupForm>
  )
}
