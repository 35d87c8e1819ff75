import { useTranslations } from "#lib/i18n.tsx"
import { Button, type ButtonProps } from "./button.tsx"

/** Tries again what has failed, such as loading. */
export function RetryButton(props: Omit<ButtonProps, "children" | "icon">) {
  const t = useTranslations("ui")
  return (
    <Button icon="refresh" {...props}>
      {t("retry")}
    </Button>
  )
}
