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
}

function checkCurrencies(currencies: readonly SupportedCurrency[]): void {
  const codes = currencies.map((c) => c.currency_code)
  const twice = [...new Set(codes.filter((code, i) => codes.indexOf(code) !== i))]
  if (twice.length > 0) throw invalidData(`Duplicate currency codes: ${twice.join(", ")}`)
  const defaults = currencies.filter((c) => c.is_default)
  if (defaults.length > 1) throw invalidData("Only one default currency is allowed")
  if (defaults.length === 0) throw invalidData("There should be a default currency set for the store")
}

/** Updates a store; a list of currencies replaces the existing one. */
export function updateStore(db: Database, id: string, change: StoreChange): Row<"store"> {
  const { supported_currencies: currencies, ...columns } = change
  if (!db.tables.store.get(id)) throw notFound(`Store with id "${id}" not found`)
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
