import { isSame } from "#admin/kit/form/form-values.ts"
import { isJson } from "#lib/is-json.ts"

export const metadataKinds = ["text", "number", "flag", "json"] as const
export type MetadataKind = (typeof metadataKinds)[number]

/** One metadata entry as typed; it may be incomplete. */
export interface MetadataRow {
  readonly key: string
  readonly kind: MetadataKind
  readonly text: string
}

export type MetadataProblem = "keyMissing" | "keyTaken" | "valueMissing" | "notNumber" | "notJson"

type Metadata = Readonly<Record<string, unknown>>

function toRow(key: string, value: unknown): MetadataRow {
  if (typeof value === "string") return { key, kind: "text", text: value }
  if (typeof value === "number") return { key, kind: "number", text: String(value) }
  if (typeof value === "boolean") return { key, kind: "flag", text: String(value) }
  return { key, kind: "json", text: JSON.stringify(value) }
}

/** Returns metadata as rows to edit. */
export const toMetadataRows = (metadata: Metadata | null | undefined): readonly MetadataRow[] =>
  Object.entries(metadata ?? {}).map(([key, value]) => toRow(key, value))

const isBlank = ({ key, text }: MetadataRow) => key.trim() === "" && text.trim() === ""

function problemOf(row: MetadataRow, rows: readonly MetadataRow[]): MetadataProblem | undefined {
  const key = row.key.trim()
  if (isBlank(row)) return undefined
  if (key === "") return "keyMissing"
  if (rows.find((other) => other.key.trim() === key) !== row) return "keyTaken"
  if (row.kind === "number" && (row.text.trim() === "" || !Number.isFinite(Number(row.text)))) return "notNumber"
  if (row.kind === "json" && !isJson(row.text)) return "notJson"
  // An empty text would remove the key on the server.
  return row.kind === "text" && row.text === "" ? "valueMissing" : undefined
}

/** Returns the problem of each row; of rows with the same key, only the later ones have one. Empty rows are ignored. */
export const metadataProblems = (rows: readonly MetadataRow[]): (MetadataProblem | undefined)[] =>
  rows.map((row) => problemOf(row, rows))

function parsedValue({ kind, text }: MetadataRow): unknown {
  if (kind === "number") return Number(text)
  if (kind === "flag") return text === "true"
  return kind === "json" ? JSON.parse(text) : text
}

/** Returns the metadata of rows without problems. */
export const toMetadata = (rows: readonly MetadataRow[]): Record<string, unknown> =>
  Object.fromEntries(rows.filter((row) => !isBlank(row)).map((row) => [row.key.trim(), parsedValue(row)]))

/**
 * Returns what to send to a route that merges metadata key by key: changed keys with their values, removed keys with an
 * empty text. Values below the first level are replaced.
 */
export function metadataPatch(before: Metadata, after: Metadata): Record<string, unknown> {
  const changed = Object.entries(after).filter(
    ([key, value]) => !(Object.hasOwn(before, key) && isSame(before[key], value)),
  )
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return Object.fromEntries([...changed, ...removed.map((key) => [key, ""] as const)])
}
