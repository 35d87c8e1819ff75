import { withoutIds } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"

/** Sentences of the server that say with ids, or with names of its code, what an admin can do something about. */
const patterns = [
  ["notStocked", /is not stocked at location|^Inventory level for item .+ not found/],
  ["notEnough", /^Not enough stock available for item/],
  ["reserved", /since they have reservations|because there are reserved or incoming items/],
  ["stocked", /because there are stocked items at the locations/],
  ["provider", /^Providers? \(.*\) are not enabled for the service location/],
  ["profileInUse", /^Cannot delete Shipping Profiles .+ with associated Shipping Options/],
  ["defaultChannel", /^Cannot delete default sales channels/],
  ["optionTaken", /^Product options are already (assigned to another product|linked to products)/],
  ["itemTwice", /^Cannot associate duplicate inventory items/],
  ["subcategories", /with category children is not allowed\.?$/],
  ["currencies", /^Currency (code doesn't match for campaign|between promotion and campaigns should match)/],
  ["currencies", /^Cannot add promotions to campaign where currency_code/],
  ["inCampaign", /^Cannot add promotions \(.*\) to campaign/],
  ["published", /^Product collection with handle: storefront-\w+, already exists/i],
  // Last: only sentences that name what is missing by its id.
  ["gone", /_01[0-9A-Z]{8,}.*\b(not found|not exist|does not exists)|(not found|non-exist\w+).*_01[0-9A-Z]{8,}/],
] as const

type Refusal = (typeof patterns)[number][0]

/** What a sentence of the server is about; undefined if it can be shown as it is. */
export const refusalOf = (message: string): Refusal | undefined =>
  patterns.find(([, words]) => words.test(message))?.[0]

/** Returns a function with the text for a refusal: a plain sentence if it is known, otherwise the server's in quotes. */
export function useRefusalText(): (reason: string) => string {
  const t = useTranslations("admin.refusal")
  return (reason) => {
    const refusal = refusalOf(reason)
    return refusal ? t(refusal) : t("other", { reason: withoutIds(reason) })
  }
}
