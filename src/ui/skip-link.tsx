import { useTranslations } from "#lib/i18n.tsx"

/** The first Tab stop: skips the navigation to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  const t = useTranslations("page")
  return (
    <button
      type="button"
      className="fixed top-2 left-2 z-70 -translate-y-20 rounded-md bg-ink px-4 py-2 text-sm font-semibold text-canvas focus:translate-y-0"
      onClick={() => document.getElementById("main")?.focus()}
    >
      {t("skip")}
    </button>
  )
}
