import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Menu } from "#ui/menu.tsx"

interface AddShippingProps {
  /** Undefined while loading. */
  options: readonly { readonly id: string; readonly name: string }[] | undefined
  /** Why no method can be added; shown by the button. */
  disabledReason?: string | undefined
  onAdd: (optionId: string) => void
}

/** Adds a shipping method by one choice, so that no chosen option is left out of the change. */
export function AddShipping({ options, disabledReason, onAdd }: AddShippingProps) {
  const t = useTranslations("admin.orderChange.delivery")
  const reason = disabledReason ?? (options?.length === 0 ? t("none") : undefined)
  if (reason || !options)
    return (
      <Button icon="plus" disabledReason={reason} busy={!options}>
        {t("add")}
      </Button>
    )
  return (
    <Menu
      label={t("add")}
      button={{ icon: "plus" }}
      align="start"
      items={options.map(({ id, name }) => ({ label: name, onSelect: () => onAdd(id) }))}
    />
  )
}
