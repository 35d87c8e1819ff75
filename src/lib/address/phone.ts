/** The library is large because it has the number formats of every country; it loads when someone types a number. */
export const loadPhoneRules = () => import("libphonenumber-js/min")

/**
 * Whether a phone number is possible, in national format or with a leading plus. Returns true when the rules can't be
 * loaded, because an unverified number must not block an order.
 */
export async function isPhone(text: string, country: string): Promise<boolean> {
  const rules = await loadPhoneRules().catch(() => undefined)
  if (!rules) return true
  const code = country.toUpperCase()
  const home = rules.isSupportedCountry(code) ? code : undefined
  return rules.parsePhoneNumberFromString(text, home)?.isPossible() ?? false
}
