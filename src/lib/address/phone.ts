/** The library knows every country's numbers and is large: it comes when somebody types one. */
export const loadPhoneRules = () => import("libphonenumber-js/min")

/**
 * Whether a number can exist, typed as at home in the country or with a plus. Where the rules cannot be loaded every
 * number is good: a doubtful number is no reason to lose an order.
 */
export async function isPhone(text: string, country: string): Promise<boolean> {
  const rules = await loadPhoneRules().catch(() => undefined)
  if (!rules) return true
  const code = country.toUpperCase()
  const home = rules.isSupportedCountry(code) ? code : undefined
  return rules.parsePhoneNumberFromString(text, home)?.isPossible() ?? false
}
