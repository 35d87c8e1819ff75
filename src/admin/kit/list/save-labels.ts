import { adminSdk } from "#admin/api/client.ts"
import { toApiError } from "#sdk/error.ts"
import { type ColumnLabels, type LabelEntry, labelChanges } from "./column-labels.ts"

/** The name that someone else gave a column while it was edited. */
export interface LabelConflict {
  readonly column: string
  readonly label: string
}

interface LabelsJob {
  readonly entries: readonly LabelEntry[]
  /** The names that the entries are based on. */
  readonly known: ColumnLabels
  /** Reads the names again. */
  readonly load: () => Promise<ColumnLabels | null>
}

const FIELDS = "id,property,label,description"

/** Reads the name of a column again; undefined if someone else removed it. */
async function loadLabel(id: string) {
  try {
    return (await adminSdk().admin.propertyLabel.retrieve({ id, query: { fields: FIELDS } })).property_label
  } catch (error) {
    if (toApiError(error).status === 404) return undefined
    throw error
  }
}

type Named = { readonly label?: string | undefined; readonly description?: string | null | undefined } | undefined

/** The entry with the current saved values in the fields that weren't changed here. */
function rebased(entry: LabelEntry, saved: Named, present: Named): LabelEntry {
  const newest = (name: "label" | "description") => {
    const typed = entry[name].trim()
    return present && typed === (saved?.[name] ?? "") ? (present[name] ?? "") : typed
  }
  return { ...entry, label: newest("label"), description: newest("description") }
}

async function saveLabel(entry: LabelEntry, { known, load }: LabelsJob): Promise<LabelConflict | undefined> {
  const { propertyLabel } = adminSdk().admin
  const { column } = entry
  const saved = known.columns[column]
  const present = saved && (await loadLabel(saved.id))
  const { label, description } = rebased(entry, saved, present)
  if (present && present.label !== saved.label && present.label !== label) return { column, label: present.label ?? "" }
  const query = { fields: FIELDS }
  if (present && label) await propertyLabel.update({ id: saved.id, body: { label, description }, query })
  if (present && !label) await propertyLabel.delete({ id: saved.id })
  if (present || !label) return undefined
  const named = { entity: known.entity, property: column, label }
  try {
    await propertyLabel.create({ body: { ...named, ...(description ? { description } : {}) }, query })
  } catch (error) {
    // Someone else named the column first, or the response was lost.
    const theirs = (await load())?.columns[column]
    if (!theirs) throw error
    if (theirs.label !== label) return { column, label: theirs.label }
  }
  return undefined
}

/**
 * Saves the changed names of columns: a single one by itself, several in one request. A single one that someone else
 * has renamed is returned and not saved. Safe to repeat.
 */
export async function saveLabels(job: LabelsJob): Promise<LabelConflict | undefined> {
  const { entries, known, load } = job
  const changed = entries.filter((entry) => labelChanges(known, [entry]))
  const [first] = changed
  if (first && changed.length === 1) return await saveLabel(first, job)
  // Someone else may have renamed a column in the meantime, or an earlier attempt may have been saved.
  const present = (await load()) ?? known
  const rebasedEntries = changed.map((entry) =>
    rebased(entry, known.columns[entry.column], present.columns[entry.column]),
  )
  const body = labelChanges(present, rebasedEntries)
  if (body) await adminSdk().admin.propertyLabel.batch({ body, query: { fields: "id" } })
  return undefined
}
