import { localStore } from "./storage.ts"

/** `system` follows the device, also when it changes at sunset. */
export const themeChoices = ["system", "light", "dark"] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** index.html reads the same key before the first paint. */
const key = "theme"

export function storedTheme(): ThemeChoice {
  const stored = localStore.get(key)
  return themeChoices.find((choice) => choice === stored) ?? "system"
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === "system") {
    localStore.remove(key)
    delete document.documentElement.dataset.theme
  } else {
    localStore.set(key, choice)
    document.documentElement.dataset.theme = choice
  }
}
