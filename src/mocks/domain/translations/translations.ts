import { isFeatureOn } from "#mocks/domain/system/feature-flags.ts"
import type { Database, Row, TableName } from "#mocks/kernel/database.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"

type Translation = Row<"translation">
type Texts = Readonly<Record<string, string>>

/** The entities whose texts can be translated: their fields and their table. Their names are those of the graph. */
export const translatable: Readonly<Record<string, { readonly fields: readonly string[]; readonly table: TableName }>> =
  {
    product: { fields: ["title", "subtitle", "description", "material"], table: "product" },
    product_variant: { fields: ["title", "material"], table: "productVariant" },
    product_option: { fields: ["title"], table: "productOption" },
    product_option_value: { fields: ["value"], table: "productOptionValue" },
    product_collection: { fields: ["title"], table: "productCollection" },
    product_category: { fields: ["name", "description"], table: "productCategory" },
    product_tag: { fields: ["value"], table: "productTag" },
    product_type: { fields: ["value"], table: "productType" },
    customer_group: { fields: ["name"], table: "customerGroup" },
    property_label: { fields: ["label", "description"], table: "propertyLabel" },
    refund_reason: { fields: ["label", "description"], table: "refundReason" },
    region: { fields: ["name"], table: "region" },
    return_reason: { fields: ["label", "description"], table: "returnReason" },
    shipping_option: { fields: ["name"], table: "shippingOption" },
    shipping_option_type: { fields: ["label", "description"], table: "shippingOptionType" },
    tax_rate: { fields: ["name"], table: "taxRate" },
  }

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

/** A locale code as the server stores it, by the number of its parts: `DE-de` becomes `de-DE`, and `de_DE` `de_de`. */
export function canonicalLocale(code: string): string {
  const [language = "", second = "", third, ...more] = code.split("-")
  if (more.length > 0) return code
  if (third !== undefined) return `${language.toLowerCase()}-${capitalized(second)}-${third.toUpperCase()}`
  if (!code.includes("-")) return code.toLowerCase()
  return `${language.toLowerCase()}-${/^[a-z]{4}$/i.test(second) ? capitalized(second) : second.toUpperCase()}`
}

export const settingsOf = (db: Database, reference: string): Row<"translationSettings"> | undefined =>
  db.tables.translationSettings.by("entity_type", reference)[0]

/** The fields of an entity that are translated; none while its settings are missing or inactive. */
export function activeFields(db: Database, reference: string): readonly string[] {
  const settings = settingsOf(db, reference)
  return settings?.is_active ? (settings.fields as readonly string[]) : []
}

/** The texts of a translation that are in use. */
export function shownTexts(db: Database, { reference, translations }: Translation): Texts {
  const fields = activeFields(db, reference)
  return Object.fromEntries(Object.entries(translations as Texts).filter(([field]) => fields.includes(field)))
}

const translationOf = (db: Database, referenceId: string, locale: string): Translation | undefined =>
  db.tables.translation.by("reference_id", referenceId).find((row) => row.locale_code === locale)

/** A record's texts in a locale, by field. A blank text counts as missing: the original is shown. */
export function textsIn(db: Database, referenceId: string, locale: string): Texts {
  const found = translationOf(db, referenceId, locale)
  if (!found) return {}
  return Object.fromEntries(Object.entries(shownTexts(db, found)).filter(([, text]) => text.trim() !== ""))
}

/** Returns the row with its texts in the locale, where there are any. As on the server, empty columns stay empty. */
export function inLocale<R extends { readonly id: string }>(db: Database, row: R, locale: string | null): R {
  if (locale === null || !isFeatureOn(db, "translation")) return row
  const texts = Object.entries(textsIn(db, row.id, locale))
  const columns = row as Readonly<Record<string, unknown>>
  return { ...row, ...Object.fromEntries(texts.filter(([field]) => typeof columns[field] === "string")) }
}

/** Translates a response: every object in it with the id of a translated record, in the fields that it has. */
export function translated(db: Database, value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => translated(db, entry, locale))
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value)
  const { id } = value as { id?: unknown }
  const texts = typeof id === "string" ? textsIn(db, id, locale) : {}
  const textOf = (key: string, inner: unknown) => (typeof inner === "string" ? texts[key] : undefined)
  return Object.fromEntries(entries.map(([key, inner]) => [key, textOf(key, inner) ?? translated(db, inner, locale)]))
}

/** Translates a response as {@link translated} does, where translations are on. */
export const translatedIn = <T>(db: Database, value: T, locale: string | null): T =>
  locale === null || !isFeatureOn(db, "translation") ? value : (translated(db, value, locale) as T)

const countOf = (db: Database, row: Pick<Translation, "reference" | "translations">): number =>
  activeFields(db, row.reference).filter((field) => Boolean((row.translations as Texts)[field])).length

interface NewTranslation {
  readonly reference_id: string
  readonly reference: string
  readonly locale_code: string
  readonly translations: Texts
}

function checkUnique(db: Database, referenceId: string, locale: string, ownId?: string): void {
  const found = translationOf(db, referenceId, locale)
  if (found && found.id !== ownId)
    throw invalidData(`Translation with reference_id: ${referenceId}, locale_code: ${locale}, already exists.`)
}

/** Saves the texts of a record in a locale. The server checks neither the record nor the locale. */
export function createTranslation(db: Database, request: NewTranslation): Translation {
  const locale_code = canonicalLocale(request.locale_code)
  checkUnique(db, request.reference_id, locale_code)
  return db.tables.translation.insert({
    ...request,
    locale_code,
    translations: { ...request.translations },
    translated_field_count: countOf(db, request),
  })
}

/** Updates a translation; texts that aren't sent are kept, but the server counts only those that are. */
export function updateTranslation(
  db: Database,
  id: string,
  { translations, ...change }: { readonly [K in keyof NewTranslation]?: NewTranslation[K] | undefined },
): Translation {
  const old = db.tables.translation.get(id)
  if (!old) throw notFound(`Translation with id "${id}" not found`)
  const locale_code = canonicalLocale(change.locale_code ?? old.locale_code)
  checkUnique(db, change.reference_id ?? old.reference_id, locale_code, id)
  const texts = translations && {
    translations: { ...old.translations, ...translations },
    translated_field_count: countOf(db, { reference: change.reference ?? old.reference, translations }),
  }
  return db.tables.translation.update(id, { ...change, locale_code, ...texts })
}

/** Counts the texts of an entity's translations again. */
export function recountTexts(db: Database, reference: string): void {
  for (const row of db.tables.translation.by("reference", reference))
    db.tables.translation.update(row.id, { translated_field_count: countOf(db, row) })
}

interface Counts {
  readonly expected: number
  readonly translated: number
  readonly missing: number
}
const counts = (expected: number, done: number): Counts => ({ expected, translated: done, missing: expected - done })

/** How many texts of an entity are translated, in each locale and in all. */
export function statisticsOf(db: Database, reference: string, locales: readonly string[]) {
  const { table } = translatable[reference] ?? {}
  const fields = activeFields(db, reference)
  const expected = table ? db.tables[table].all().length * fields.length : 0
  const rows = fields.length > 0 ? db.tables.translation.by("reference", reference) : []
  const by_locale = Object.fromEntries(
    locales.map((locale) => {
      const localeRows = rows.filter((row) => row.locale_code === locale)
      return [
        locale,
        counts(
          expected,
          localeRows.reduce((sum, row) => sum + row.translated_field_count, 0),
        ),
      ]
    }),
  )
  const done = Object.values(by_locale).reduce((sum, count) => sum + count.translated, 0)
  return { ...counts(expected * locales.length, done), by_locale }
}
