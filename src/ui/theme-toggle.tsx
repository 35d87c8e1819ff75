import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { chooseTheme, storedTheme, themeChoices } from "#lib/theme.ts"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"
import { useBrowserValue } from "./use-browser-value.ts"

const icons = { system: "system", light: "sun", dark: "moon" } as const

/** Theme selection: system, light or dark. */
export function ThemeToggle() {
  const t = useTranslations("ui.theme")
  const stored = useBrowserValue(storedTheme)
  const [chosen = stored ?? "system", setChosen] = useState<ReturnType<typeof storedTheme>>()
  return (
    <fieldset className="inline-flex rounded-md border border-line bg-sunken p-0.5">
      <legend className="sr-only">{t("label")}</legend>
      {themeChoices.map((choice) => (
        <label
          key={choice}
          title={t(choice)}
          className={cx(
            "relative grid size-7 place-items-center rounded-sm touch-square has-focus-visible:outline-2 has-focus-visible:outline-focus",
            choice === chosen ? "bg-raised text-ink shadow-xs" : "text-faint hover:text-ink",
          )}
        >
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={choice === chosen}
            onChange={() => {
              chooseTheme(choice)
              setChosen(choice)
            }}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            aria-label={t(choice)}
          />
          <Icon name={icons[choice]} size={16} />
        </label>
      ))}
    </fieldset>
  )
}
