import { provincesOf } from "#lib/address/provinces.ts"
import type { GeoArea } from "#machines/settings/location-setup/location-shipping.ts"

export const areaKinds = ["country", "province", "city", "zip"] as const
export type AreaKind = (typeof areaKinds)[number]

/** A part of the world that a service zone ships to, as typed. */
export interface AreaRow {
  /** Stays the same while the row is edited. */
  readonly key: string
  readonly kind: AreaKind
  readonly country: string
  readonly province: string
  readonly city: string
  /** A postal code, or the start of several with a trailing `*`. */
  readonly postal: string
}

/** A geo zone, as the server takes it. */
export type AreaBody =
  | { type: "country"; country_code: string }
  | { type: "province"; country_code: string; province_code: string }
  | { type: "city"; country_code: string; province_code: string; city: string }
  | {
      type: "zip"
      country_code: string
      province_code: string
      city: string
      postal_expression: Record<string, unknown>
    }

/** What is wrong with an area: something is missing, it is listed twice, or its whole country is listed too. */
export type AreaProblem = "country" | "province" | "city" | "postal" | "twice" | "covered"

const postalText = (expression: unknown): string => {
  if (typeof expression === "string") return expression
  const pattern = Object(expression).pattern
  return typeof pattern === "string" ? pattern : expression ? JSON.stringify(expression) : ""
}

const identity = ({ kind, country, province, city, postal }: Omit<AreaRow, "key">): string => {
  const parts = [country, province, city, postal].slice(0, areaKinds.indexOf(kind) + 1)
  return [kind, ...parts.map((part) => part.trim().toLowerCase())].join(" ")
}

/** The areas of a zone as rows of its form, sorted. */
export function toAreaRows(areas: readonly GeoArea[]): readonly AreaRow[] {
  const seen = new Map<string, number>()
  const rows = areas.map((area) => {
    const row = {
      kind: area.type,
      country: area.country_code.toLowerCase(),
      province: area.province_code ?? "",
      city: area.city ?? "",
      postal: postalText(area.postal_expression),
    }
    const key = identity(row)
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return { ...row, key: times === 1 ? key : `${key} ${times}` }
  })
  return rows.sort((a, b) => a.key.localeCompare(b.key))
}

export const isCountry = ({ kind }: Pick<AreaRow, "kind">): boolean => kind === "country"

/** A new area that covers a whole country. */
export const countryRow = (country: string): AreaRow => ({
  key: `country ${country}`,
  kind: "country",
  country,
  province: "",
  city: "",
  postal: "",
})

function problemOf(row: AreaRow, rows: readonly AreaRow[]): AreaProblem | undefined {
  const depth = areaKinds.indexOf(row.kind)
  if (row.country === "") return "country"
  // The server needs the larger units too.
  if (depth >= 1 && row.province.trim() === "") return "province"
  if (depth >= 2 && row.city.trim() === "") return "city"
  if (depth >= 3 && row.postal.trim() === "") return "postal"
  if (rows.slice(0, rows.indexOf(row)).some((other) => identity(other) === identity(row))) return "twice"
  const isCovered = depth > 0 && rows.some((other) => isCountry(other) && other.country === row.country)
  return isCovered ? "covered" : undefined
}

/** The problem of each area; of areas that are listed twice, only the later ones have one. */
export const areaProblems = (rows: readonly AreaRow[]): (AreaProblem | undefined)[] =>
  rows.map((row) => problemOf(row, rows))

/** Whether some address is in both areas: one of them contains the other. */
export function areasOverlap(a: AreaRow, b: AreaRow): boolean {
  const depth = Math.min(areaKinds.indexOf(a.kind), areaKinds.indexOf(b.kind))
  const kind = areaKinds[depth] ?? "country"
  return identity({ ...a, kind }) === identity({ ...b, kind })
}

const postalExpression = (text: string): Record<string, unknown> => {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === "object" && parsed !== null) return parsed as Record<string, unknown>
  } catch {
    // A plain pattern.
  }
  return { pattern: text.trim() }
}

/** Areas without problems as the server takes them. */
export const toAreas = (rows: readonly AreaRow[]): AreaBody[] =>
  [...rows]
    .sort((a, b) => (identity(a) < identity(b) ? -1 : 1))
    .map(({ kind, country, province, city, postal }): AreaBody => {
      const base = { country_code: country, province_code: province.trim() }
      if (kind === "country") return { type: kind, country_code: country }
      if (kind === "province") return { type: kind, ...base }
      if (kind === "city") return { type: kind, ...base, city: city.trim() }
      return { type: kind, ...base, city: city.trim(), postal_expression: postalExpression(postal) }
    })

/** Name of an area: "Germany", "California, United States", "Boston, Massachusetts, United States". */
export function areaName({ kind, country, province, city, postal }: AreaRow, countryName: string): string {
  const wanted = province.trim().toLowerCase().replace(`${country}-`, "")
  const known = provincesOf(country).find(({ code }) => code.toLowerCase() === wanted)?.name
  const parts = [countryName, known ?? province, city, postal].slice(0, areaKinds.indexOf(kind) + 1)
  return parts.filter(Boolean).reverse().join(", ")
}
