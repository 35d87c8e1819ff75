import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { salesChannelsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { type ComboboxChoice, TagCombobox } from "#ui/combobox.tsx"

/** Adds sales channels to a key, or removes them from it. */
export type ChangeChannels = (change: { add?: string[]; remove?: string[] }) => Promise<void>

interface AddChannelsProps {
  /** Ids of the channels that the key has. */
  taken: readonly string[]
  change: ChangeChannels
  onClose: () => void
}

/** Dialog that adds sales channels to a publishable key. */
export function AddChannels({ taken, change, onClose }: AddChannelsProps) {
  const t = useTranslations("admin.apiKey.channels")
  const { data: channels = [], isPending } = useQuery({ ...salesChannelsQuery, staleTime: 10_000 })
  const [chosen, setChosen] = useState<readonly ComboboxChoice[]>([])
  return (
    <ActionDialog
      title={t("add")}
      size="md"
      confirm={t("addCount", { count: chosen.length })}
      disabledReason={chosen.length === 0 ? t("chooseFirst") : undefined}
      entries={chosen}
      done={t("added", { count: chosen.length })}
      run={() => change({ add: chosen.map(({ value }) => value) })}
      onClose={onClose}
    >
      <div className="min-h-80">
        <TagCombobox
          label={t("label")}
          placeholder={t("search")}
          loading={isPending}
          value={chosen}
          onChange={setChosen}
          options={channels.map(({ id, name }) => ({
            value: id,
            label: name,
            ...(taken.includes(id) ? { description: t("alreadyIn"), disabled: true } : {}),
          }))}
        />
      </div>
    </ActionDialog>
  )
}
