import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { Kbd } from "#ui/kbd.tsx"
import { useKeyNames } from "#ui/shortcut.ts"
import { openPalette } from "./palette/open-palette.ts"

/** Opens the command palette; looks like the search field that it opens. */
export function PaletteButton() {
  const t = useTranslations("admin.layout.palette")
  const keys = useKeyNames()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={openPalette}
      className="flex h-8 items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-left text-muted hover:border-edge touch-target sm:w-72"
    >
      <Icon name="search" />
      <span className="flex-1 truncate max-sm:sr-only">{t("open")}</span>
      <span className="hidden gap-1 pointer-fine:sm:flex" aria-hidden="true">
        <Kbd>{keys.command}</Kbd>
        <Kbd>{keys.palette}</Kbd>
      </span>
    </button>
  )
}
