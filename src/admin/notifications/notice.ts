import type { Notification } from "#schema/admin/entities/system.ts"

/** Background work that notifies admins when it ends. */
type Work = "productImport" | "productExport" | "orderExport" | "inventoryExport"

interface NoticeFile {
  readonly url: string
  readonly name: string
}

/** What a notification says, for admins in any language. */
export interface Notice {
  /** Undefined for notifications of other software, which have only their own text. */
  readonly work?: Work | undefined
  readonly outcome?: "done" | "failed" | undefined
  readonly title: string
  readonly text: string | undefined
  readonly file?: NoticeFile | undefined
  readonly orderId?: string | undefined
}

const works: readonly (readonly [RegExp, Work])[] = [
  [/^product import/i, "productImport"],
  [/^product export/i, "productExport"],
  [/^order export/i, "orderExport"],
  [/^inventory/i, "inventoryExport"],
]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined)

const outcomeOf = (text = "") =>
  /^failed/i.test(text) ? ("failed" as const) : /success/i.test(text) ? ("done" as const) : undefined

/** Only links that a browser opens as a page or download: data can come from other software. */
const isWebLink = (url: string) => /^https?:\/\//i.test(url)

/** Reads what a notification is about from its data, which has no schema. */
export function noticeOf({ data, template, resource_type, resource_id }: Notification): Notice {
  const known = isObject(data) ? data : {}
  const title = textOf(known.title) ?? textOf(known.subject) ?? template.replaceAll(/[-_.]+/g, " ")
  const text = textOf(known.description) ?? textOf(known.text)
  const work = works.find(([pattern]) => pattern.test(title))?.[1]
  const file = isObject(known.file) ? known.file : {}
  const url = textOf(file.url)
  return {
    work,
    title,
    text,
    outcome: work && outcomeOf(text),
    file: url && isWebLink(url) ? { url, name: textOf(file.filename) ?? title } : undefined,
    orderId: resource_type === "order" ? (resource_id ?? undefined) : undefined,
  }
}
