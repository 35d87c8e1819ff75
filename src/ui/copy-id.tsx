import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "./icon.tsx"
import { useCopy } from "./use-copy.ts"
import { VisuallyHidden } from "./visually-hidden.tsx"

interface CopyIdProps {
  id: string
  /** Name of the id in the label: "order id". */
  what: string
  /** Shows the full id; by default it is shortened in the middle. */
  full?: boolean
}

/** A shortened id that copies in full. Used beside a name, never instead of it. */
export function CopyId({ id, what, full = false }: CopyIdProps) {
  const t = useTranslations("ui")
  const { copied, copy } = useCopy()
  const [prefix, rest = ""] = id.includes("_") ? id.split("_", 2) : ["", id]
  const short = rest.length > 10 ? `${prefix ? `${prefix}_` : ""}…${rest.slice(-6)}` : id
  return (
    <button
      type="button"
      title={id}
      onClick={() => void copy(id)}
      className="relative z-1 -mx-1 inline-flex max-w-full items-center touch-target gap-1.5 rounded-sm px-1 font-mono text-xs/5 text-muted hover:bg-hover hover:text-ink"
    >
      <VisuallyHidden>{copied ? t("copied") : t("copy", { what })} </VisuallyHidden>
      <span className="truncate">{full ? id : short}</span>
      <Icon name={copied ? "check" : "copy"} size={14} className={copied ? "text-done-ink" : ""} />
    </button>
  )
}
