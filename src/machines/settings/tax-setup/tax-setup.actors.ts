import { fromPromise } from "xstate"
import { provinceCode } from "#lib/address/provinces.ts"
import { fromAbortable } from "#machines/kit/abortable.ts"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import { needed } from "#machines/kit/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { ApiError, toApiError } from "#sdk/error.ts"
import {
  countryRegion,
  defaultRate,
  overrideProblem,
  provinceProblem,
  type TaxProblem,
  type TaxRegionRow,
  type TaxState,
} from "./tax-setup.rules.ts"
import { isSameRate, isSavedOverride, isSavedProvince, type TaxTask } from "./tax-task.ts"

/** The server has no maximum for settings. */
const ALL = 1_000
const query = { fields: "id" }
const RATES = ["id", "name", "code", "rate", "is_default", "is_combinable", "rules.reference", "rules.reference_id"]
const regionFields = [
  "id,country_code,province_code,parent_id,provider_id",
  ...RATES.map((field) => `tax_rates.${field}`),
].join(",")

/** A row that wasn't saved, with the reason: a rule, or the error of its request. */
export interface FailedRow {
  readonly key: string
  readonly problem: TaxProblem | null
  readonly error: ApiError | null
}

/** What the server holds for a country, by its code or the id of its tax region. */
export interface TaxPlaceInput {
  readonly country: string | null
  readonly region: string | null
}

/** Loads the tax regions of a country with their rates, and which countries have one. Throws `not_found` for unknown ids. */
export async function loadTaxState(sdk: AdminSdk, place: TaxPlaceInput, signal?: AbortSignal): Promise<TaxState> {
  const { taxRegion, taxProvider } = sdk.admin
  const options = signal ? { signal } : {}
  const [all, { tax_providers }] = await Promise.all([
    taxRegion.list({ query: { fields: "id,country_code,province_code", limit: ALL } }, options),
    taxProvider.list({ query: { fields: "id,is_enabled", limit: 100 } }, options),
  ])
  const countries = needed(all.tax_regions).filter(({ province_code }) => province_code === null)
  const found = countries.find(({ id }) => id === place.region)
  if (place.region !== null && !found)
    throw new ApiError({ kind: "http", status: 404, type: "not_found", message: `No tax region ${place.region}` })
  const country = place.country ?? found?.country_code ?? null
  const listed =
    country === null
      ? { tax_regions: [] }
      : await taxRegion.list({ query: { country_code: country, fields: regionFields, limit: ALL } }, options)
  return {
    country,
    taken: Object.fromEntries(countries.map(({ country_code, id }) => [country_code ?? "", id])),
    regions: needed(listed.tax_regions) as readonly TaxRegionRow[],
    providers: needed(tax_providers)
      .filter(({ is_enabled }) => is_enabled)
      .map(({ id }) => id),
  }
}

/** Thrown for a rule that the server's present state breaks, because someone else has changed it. */
export class TaxRefusal extends Error {
  override readonly name = "TaxRefusal"
  readonly problem: TaxProblem
  constructor(problem: TaxProblem) {
    super(problem)
    this.problem = problem
  }
}

interface SaveInput {
  readonly country: string
  readonly task: TaxTask
}

/** Saves one part unless it is saved already, which is checked before it is sent and after a lost response. */
async function saveOnce(
  read: () => Promise<TaxState>,
  isSaved: (state: TaxState) => boolean,
  problemIn: (state: TaxState) => TaxProblem | undefined,
  act: (state: TaxState) => Promise<unknown>,
): Promise<void> {
  const state = await read()
  if (isSaved(state)) return
  const problem = problemIn(state)
  if (problem) throw new TaxRefusal(problem)
  await runIdempotent(
    () => act(state),
    async () => isSaved(await read()),
  )
}

/** Saves rows one after the other. Refused rows are left out; after any other failure, so is the rest. */
async function saveRows<Row extends { readonly key: string }>(
  rows: readonly Row[],
  saveRow: (row: Row) => Promise<void>,
): Promise<readonly FailedRow[]> {
  const failed: FailedRow[] = []
  let stopped: ApiError | null = null
  for (const { key, ...rest } of rows) {
    if (stopped) {
      failed.push({ key, problem: null, error: stopped })
      continue
    }
    try {
      await saveRow({ key, ...rest } as Row)
    } catch (thrown) {
      if (thrown instanceof TaxRefusal) failed.push({ key, problem: thrown.problem, error: null })
      else {
        const error = toApiError(thrown)
        failed.push({ key, problem: null, error })
        if (error.kind !== "http" || ![400, 404, 409, 422].includes(error.status)) stopped = error
      }
    }
  }
  return failed
}

/** Saves a step; returns the rows that weren't saved. Nothing that exists is created again. */
export async function saveTaxes(sdk: AdminSdk, { country, task }: SaveInput): Promise<readonly FailedRow[]> {
  const { taxRegion, taxRate } = sdk.admin
  const read = () => loadTaxState(sdk, { country, region: null })
  const none = () => undefined
  const idOf = (state: TaxState) => countryRegion(state)?.id ?? ""
  switch (task.step) {
    case "provider": {
      const { provider: provider_id } = task
      await saveOnce(
        read,
        // Someone else's tax region of the country stays as it is: the setup continues with it.
        (state) => Boolean(countryRegion(state)?.provider_id),
        none,
        (state) =>
          idOf(state)
            ? taxRegion.update({ id: idOf(state), body: { provider_id }, query })
            : taxRegion.create({ body: { country_code: country, provider_id }, query }),
      )
      return []
    }
    case "defaultRate": {
      const rateIn = (state: TaxState) => defaultRate(countryRegion(state)?.tax_rates)
      await saveOnce(
        read,
        (state) => isSameRate(rateIn(state), task.rate),
        (state) => (rateIn(state) ? "defaultExists" : undefined),
        (state) => taxRate.create({ body: { ...task.rate, tax_region_id: idOf(state), is_default: true }, query }),
      )
      return []
    }
    case "provinces":
      return saveRows(task.rows, (row) =>
        saveOnce(
          read,
          (state) => isSavedProvince(row, state),
          (state) => provinceProblem(row, [row], state),
          (state) =>
            taxRegion.create({
              body: {
                country_code: country,
                province_code: provinceCode(country ?? "", row.province.trim()),
                parent_id: idOf(state),
                ...(row.rate ? { default_tax_rate: { ...row.rate, is_combinable: row.isCombined } } : {}),
              },
              query,
            }),
        ),
      )
    case "overrides":
      return saveRows(task.rows, (row) =>
        saveOnce(
          read,
          (state) => isSavedOverride(row, state),
          (state) => overrideProblem(row, [row], state),
          () => {
            const { name, code, rate, region, targets } = row
            return taxRate.create({ body: { name, code, rate, tax_region_id: region, rules: [...targets] }, query })
          },
        ),
      )
  }
}

export const taxSetupActors = (sdk: AdminSdk) => ({
  load: fromAbortable<TaxState, TaxPlaceInput>(({ input, signal }) => loadTaxState(sdk, input, signal)),
  /** Not aborted when the page is left. */
  save: fromPromise(({ input }: { input: SaveInput }) => saveTaxes(sdk, input)),
})
