import { useTranslations } from "#lib/i18n.tsx"

/** The usual English texts of return reasons and return shipping, with their message keys. */
const usual = {
  "Too small": "tooSmall",
  "Too large": "tooLarge",
  "Wrong size": "wrongSize",
  Damaged: "damaged",
  "Arrived damaged": "arrivedDamaged",
  "Wrong item received": "wrongItem",
  "Changed my mind": "changedMind",
  Other: "other",
  "Return label": "label",
  "We email you a label": "labelByEmail",
} as const

/**
 * Returns a function that translates the usual texts of return reasons and return shipping. The server doesn't translate
 * reasons, and translates shipping into the language that the order was placed in.
 */
export function useReturnText(): (text: string) => string {
  const t = useTranslations("account.returns.usual")
  return (text) => (Object.hasOwn(usual, text) ? t(usual[text as keyof typeof usual]) : text)
}
