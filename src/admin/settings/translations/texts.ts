import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { type RowsPage, useGridRows } from "#admin/kit/grid/use-grid-rows.ts"

/** A translation of a record into one language. */
interface Translated {
  readonly id: string
  readonly texts: Readonly<Record<string, string>>
}

/** A record with its texts and their translations. */
export interface TextRecord {
  readonly id: string
  /** Original texts by field. */
  readonly originals: Readonly<Record<string, string>>
  /** Translations by language. */
  readonly languages: ReadonlyMap<string, Translated>
}

/** A text to translate: one field of a record. */
export interface TextRow {
  readonly id: string
  readonly field: string
  readonly record: TextRecord
}

/** Id of a text: "prod_1/title". */
export const textId = (record: string, field: string): string => `${record}/${field}`

/** The record and the field of a text's id. */
export function textOf(id: string): { readonly record: string; readonly field: string } {
  const at = id.lastIndexOf("/")
  return { record: id.slice(0, at), field: id.slice(at + 1) }
}

/** The saved translation of a text; empty if it is missing. */
export const savedText = (record: TextRecord, field: string, locale: string): string =>
  record.languages.get(locale)?.texts[field] ?? ""

/** Names of a record in the order in which they are preferred. */
const NAMES = ["title", "name", "label", "value"]

export function recordName({ originals }: TextRecord): string | undefined {
  const field = NAMES.find((name) => originals[name]) ?? Object.keys(originals).find((name) => originals[name])
  return field === undefined ? undefined : originals[field]
}

/** The texts of records: one row for each field. */
export const textRows = (records: readonly TextRecord[], fields: readonly string[]): readonly TextRow[] =>
  records.flatMap((record) => fields.map((field) => ({ id: textId(record.id, field), field, record })))

/** Whether a text has an original, but no translation into one of the languages. */
export const isMissing = ({ record, field }: TextRow, locales: readonly string[]): boolean =>
  Boolean(record.originals[field]) && locales.some((locale) => savedText(record, field, locale) === "")

type Entity = Awaited<ReturnType<ReturnType<typeof adminSdk>["admin"]["translation"]["entities"]>>["data"][number]

type Translation = Entity["translations"][number]

const toLanguages = (translations: readonly Translation[]): TextRecord["languages"] =>
  new Map(
    translations.flatMap(({ id, locale_code, translations: texts }) =>
      id && locale_code ? [[locale_code, { id, texts: (texts ?? {}) as Translated["texts"] }] as const] : [],
    ),
  )

const toRecord = ({ id, translations, ...fields }: Entity): TextRecord => ({
  id,
  originals: Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => (typeof text === "string" ? [[field, text] as const] : [])),
  ),
  languages: toLanguages(translations),
})

/** Reads records by id, at most 100; unknown ones are missing. */
export async function loadRecords(type: string, ids: readonly string[]): Promise<readonly TextRecord[]> {
  const query = { type, id: [...ids], limit: ids.length }
  return (await adminSdk().admin.translation.entities({ query })).data.map(toRecord)
}

/** Prefix of the keys of all texts and figures. */
export const translationsKey = ["admin", "translations"] as const

/** Rows of the first page, which is shown soon, and of the others. */
const FIRST = 50
const PAGE = 500

const pageQuery = (type: string, offset: number) =>
  queryOptions({
    queryKey: [...translationsKey, "texts", type, offset],
    queryFn: async ({ signal }): Promise<RowsPage<TextRecord>> => {
      const query = { type, order: "id", limit: offset === 0 ? FIRST : PAGE, offset }
      const { data, count } = await adminSdk().admin.translation.entities({ query }, { signal })
      return { rows: data.map(toRecord), count }
    },
    // Maps can't be compared.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    // Read again whenever the grid is opened.
    gcTime: 0,
  })

/** Reads all records of a type in pages. */
export const useTexts = (type: string) =>
  useGridRows({ pageQuery: (offset) => pageQuery(type, offset), sizes: { first: FIRST, other: PAGE } })
