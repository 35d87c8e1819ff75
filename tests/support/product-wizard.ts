import {
  type DraftRow,
  emptyDraft,
  emptyRow,
  type ProductDraft,
  type WizardSettings,
} from "#machines/products/product-wizard/product-wizard.draft.ts"
import type { LiveShop } from "./live-shop.ts"

/** What the shop offers to a new product: euros first. */
export function wizardSettings({ backend }: LiveShop): WizardSettings {
  const { tables } = backend.db
  const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
  return {
    currencies: ["eur", "usd"],
    regions: tables.region.all().map(({ id, name, currency_code }) => ({ id, name, currency: currency_code })),
    channels: tables.salesChannel.all().map(named),
    profiles: tables.shippingProfile.all().map(named),
    locations: tables.stockLocation.all().map(named),
  }
}

/** A product in two sizes with prices and stock, ready to be published. */
export function productDraft(settings: WizardSettings, change: Partial<ProductDraft> = {}): ProductDraft {
  const { channels, profiles, locations, regions } = settings
  const row = (sku: string, price: number): DraftRow => ({
    ...emptyRow,
    sku,
    prices: { eur: { value: price }, [String(regions[0]?.id)]: { value: price - 1 } },
    quantities: { [String(locations[0]?.id)]: { value: 5 } },
  })
  return {
    ...emptyDraft,
    title: "Wool Scarf",
    channelIds: [String(channels[0]?.id)],
    profileId: String(profiles[0]?.id),
    hasOptions: true,
    options: [{ key: "size", id: null, title: "Size", values: ["S", "M"], valueIds: {} }],
    rows: { '["S"]': row("SCARF-S", 20), '["M"]': row("SCARF-M", 22) },
    ...change,
  }
}

/** Steps through the wizard to the review. */
export const toReview = (["options", "variants", "prices", "stock", "review"] as const).map(
  (step) => ({ type: `go.${step}` }) as const,
)
