import { setTaxInclusive } from "#mocks/domain/pricing/price-preferences.ts"
import type { PatchOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import type { store } from "#mocks/kernel/models/settings.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"

interface SupportedCurrency {
  readonly currency_code: string
  readonly is_default?: boolean | undefined
  readonly is_tax_inclusive?: boolean | undefined
}
type StoreChange = PatchOf<(typeof store)["columns"]> & {
  readonly supported_currencies?: readonly SupportedCurrency[] | undefined
  readonly supported_locales?: readonly { readonly locale_code: string }[] | undefined
}

const repeated = (codes: readonly string[]): string[] => [
  ...new Set(codes.filter((code, i) => codes.indexOf(code) !== i)),
]

function checkCurrencies(currencies: readonly SupportedCurrency[]): void {
  const twice = repeated(currencies.map((c) => c.currency_code))
  if (twice.length > 0) throw invalidData(`Duplicate currency codes: ${twice.join(", ")}`)
  const defaults = currencies.filter((c) => c.is_default)
  if (defaults.length > 1) throw invalidData("Only one default currency is allowed")
  if (defaults.length === 0) throw invalidData("There should be a default currency set for the store")
}

/** Replaces the locales of a store. Like the server, it takes codes of unknown locales. */
export function setSupportedLocales(db: Database, id: string, codes: readonly string[]): void {
  const twice = repeated(codes)
  if (twice.length > 0) throw invalidData(`Duplicate locale codes: ${twice.join(", ")}`)
  for (const old of db.tables.storeLocale.by("store_id", id)) db.tables.storeLocale.erase(old.id)
  for (const locale_code of codes) db.tables.storeLocale.insert({ store_id: id, locale_code })
}

/** Updates a store; a list of currencies or locales replaces the existing one. */
export function updateStore(db: Database, id: string, change: StoreChange): Row<"store"> {
  const { supported_currencies: currencies, supported_locales: locales, ...columns } = change
  if (!db.tables.store.get(id)) throw notFound(`Store with id "${id}" not found`)
  if (locales) {
    setSupportedLocales(
      db,
      id,
      locales.map((locale) => locale.locale_code),
    )
  }
  if (currencies) {
    if (currencies.length > 0) checkCurrencies(currencies)
    for (const old of db.tables.storeCurrency.by("store_id", id)) db.tables.storeCurrency.erase(old.id)
    for (const { currency_code, is_default, is_tax_inclusive } of currencies) {
      db.tables.storeCurrency.insert({
        store_id: id,
        currency_code: currency_code.toLowerCase(),
        is_default: is_default ?? false,
      })
      setTaxInclusive(db, "currency_code", currency_code.toLowerCase(), is_tax_inclusive)
    }
  }
  return db.tables.store.update(id, columns)
}
