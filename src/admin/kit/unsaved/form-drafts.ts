import { presentAdmin } from "#admin/api/client.ts"
import type { FormValues } from "#admin/kit/form/form-values.ts"
import { deviceItem } from "#lib/device-items.ts"

/** Unsaved input of a form, and the server's values that it is based on. */
export interface FormDraft {
  readonly base: FormValues
  readonly values: FormValues
  /** The language of its amounts. */
  readonly locale?: string
  /** What was sent and may have been executed. */
  readonly lost?: object | undefined
}

interface Stored {
  readonly admin: string | null
  /** By form, the latest last. */
  readonly drafts: Readonly<Record<string, FormDraft>>
}

const MAX_DRAFTS = 20

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null
const isStored = (value: unknown): value is Stored => isObject(value) && isObject(value.drafts)

/** Reads the drafts of the signed-in admin; those of another admin and damaged ones count as missing. */
function read(): Stored {
  const admin = presentAdmin()
  try {
    const stored: unknown = JSON.parse(deviceItem("adminFormDrafts").get() ?? "null")
    if (isStored(stored) && stored.admin === admin) return stored
  } catch {
    // Damaged: start over.
  }
  return { admin, drafts: {} }
}

function write(stored: Stored): void {
  if (Object.keys(stored.drafts).length === 0) deviceItem("adminFormDrafts").remove()
  else deviceItem("adminFormDrafts").set(JSON.stringify(stored))
}

/** Returns the draft of a form if its fields are those of `shape`; a draft of an older version is ignored. */
export function recallDraft<V extends FormValues>(
  form: string,
  shape: V,
): { base: V; values: V; locale?: string; lost?: object } | undefined {
  const draft: unknown = read().drafts[form]
  const fits = (values: unknown) =>
    isObject(values) &&
    Object.keys({ ...values, ...shape }).every(
      (field) => field in values && field in shape && Array.isArray(values[field]) === Array.isArray(shape[field]),
    )
  if (!isObject(draft) || !fits(draft.base) || !fits(draft.values)) return undefined
  return draft as { base: V; values: V; locale?: string; lost?: object }
}

/** Keeps the draft of a form on this device, and drops the oldest if there are too many. */
export function keepDraft(form: string, draft: FormDraft): void {
  const { admin, drafts } = read()
  if (admin === null) return
  const { [form]: _, ...others } = drafts
  const latest = Object.entries(others).slice(1 - MAX_DRAFTS)
  write({ admin, drafts: { ...Object.fromEntries(latest), [form]: draft } })
}

/** Removes the draft of a form. */
export function dropDraft(form: string): void {
  const stored = read()
  if (!(form in stored.drafts)) return
  const { [form]: _, ...drafts } = stored.drafts
  write({ ...stored, drafts })
}

/** Products, price lists and promotions that are being created, and the records chosen for a bulk edit. */
const otherDrafts = ["adminProductDrafts", "adminPriceListDraft", "adminPromotionDraft", "adminBulkChoice"] as const

/** Removes the drafts of all forms and wizards. */
export function dropAllDrafts(): void {
  deviceItem("adminFormDrafts").remove()
  for (const name of otherDrafts) deviceItem(name).remove()
}

/** Returns the id of the admin to whom an item belongs. */
function adminOf(name: (typeof otherDrafts)[number]): unknown {
  try {
    const kept: unknown = JSON.parse(deviceItem(name).get() ?? "null")
    return isObject(kept) ? kept.admin : undefined
  } catch {
    return undefined
  }
}

/** Removes the drafts of any admin other than the one who is signed in. */
export function dropDraftsOfOthers(): void {
  const admin = presentAdmin()
  if (admin === null) return
  if (Object.keys(read().drafts).length === 0) deviceItem("adminFormDrafts").remove()
  for (const name of otherDrafts) if (adminOf(name) !== admin) deviceItem(name).remove()
}
