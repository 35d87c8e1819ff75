import type { DraftRow, ProductDraft, WizardSettings } from "./product-wizard.draft.ts"

/** Entries of a kept draft whose records no longer exist. */
export interface GoneEntries {
  /** Lowercase codes of currencies that the store no longer has. */
  readonly currencies: readonly string[]
  readonly regions: boolean
  readonly locations: boolean
  readonly channels: boolean
  readonly profile: boolean
}

const CURRENCY = /^[a-z]{3}$/

/** Drops a kept draft's entries for records that were deleted since, and says which; null if there are none. */
export function withoutGone(draft: ProductDraft, settings: WizardSettings): [ProductDraft, GoneEntries | null] {
  const regions = new Set(settings.regions.map(({ id }) => id))
  const locations = new Set(settings.locations.map(({ id }) => id))
  const isPrice = (column: string) => settings.currencies.includes(column) || regions.has(column)
  const pick = <T>(entries: Readonly<Record<string, T>>, has: (key: string) => boolean): Record<string, T> =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => has(key)))
  const gone = { currencies: new Set<string>(), regions: false, locations: false }
  const rows = Object.entries(draft.rows).map(([key, row]): [string, DraftRow] => {
    for (const column of Object.keys(row.prices)) {
      if (isPrice(column)) continue
      if (CURRENCY.test(column)) gone.currencies.add(column)
      else gone.regions = true
    }
    const isAt = (location: string) => locations.has(location)
    if (!Object.keys(row.quantities).every(isAt)) gone.locations = true
    return [key, { ...row, prices: pick(row.prices, isPrice), quantities: pick(row.quantities, isAt) }]
  })
  const channelIds = draft.channelIds.filter((id) => settings.channels.some((channel) => channel.id === id))
  const hasProfile = draft.profileId === "" || settings.profiles.some(({ id }) => id === draft.profileId)
  const channels = channelIds.length < draft.channelIds.length
  const found = { ...gone, currencies: [...gone.currencies].sort(), channels, profile: !hasProfile }
  const isAny = found.currencies.length > 0 || found.regions || found.locations || channels || found.profile
  if (!isAny) return [draft, null]
  return [{ ...draft, rows: Object.fromEntries(rows), channelIds, profileId: hasProfile ? draft.profileId : "" }, found]
}
