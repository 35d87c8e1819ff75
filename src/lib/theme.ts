import { deviceItem } from "./device-items.ts"

/** `system` follows the device, including changes while the page is open. */
export const themeChoices = ["system", "light", "dark"] as const
type ThemeChoice = (typeof themeChoices)[number]

/** index.html reads the same key before the first paint. */
const theme = deviceItem("theme")

export function storedTheme(): ThemeChoice {
  const stored = theme.get()
  return themeChoices.find((choice) => choice === stored) ?? "system"
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === "system") {
    theme.remove()
    delete document.documentElement.dataset.theme
  } else {
    theme.set(choice)
    document.documentElement.dataset.theme = choice
  }
}
