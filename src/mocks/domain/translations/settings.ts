import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { activeFields, recountTexts, settingsOf, translatable } from "./translations.ts"

type Settings = Row<"translationSettings">
interface SettingsChange {
  readonly id?: string | undefined
  readonly entity_type?: string | undefined
  readonly fields?: readonly string[] | undefined
  readonly is_active?: boolean | undefined
}

/** What is wrong with the settings; the server writes all problems into one message. */
function problemsOf(entity: string | undefined, fields: readonly string[]): string[] {
  const known = entity === undefined ? undefined : translatable[entity]
  if (!known) return [`${entity} is not a translatable entity`]
  const unknown = fields.filter((field) => !known.fields.includes(field))
  return unknown.length === 0
    ? []
    : [`${entity} doesn't have the following fields set as translatable: ${unknown.join(", ")}`]
}

/** Throws if one of the settings has an unknown entity or field, or the entity of other settings. */
export function checkSettings(db: Database, requests: readonly SettingsChange[]): void {
  const problems = requests.flatMap(({ id, entity_type, fields = [] }) =>
    problemsOf(entity_type ?? db.tables.translationSettings.get(id)?.entity_type, fields),
  )
  if (problems.length > 0)
    throw invalidData(`Invalid translation settings:\n${problems.map((problem) => `- ${problem}`).join("\n")}`)
  for (const { id, entity_type } of requests) {
    const other = entity_type === undefined ? undefined : settingsOf(db, entity_type)
    if (other && other.id !== id)
      throw invalidData(`Translation settings with entity_type: ${entity_type}, already exists.`)
  }
}

export function createSettings(
  db: Database,
  { entity_type, fields, is_active = true }: SettingsChange & { entity_type: string; fields: readonly string[] },
): Settings {
  const settings = db.tables.translationSettings.insert({ entity_type, fields, is_active })
  recountTexts(db, entity_type)
  return settings
}

export function updateSettings(db: Database, { id = "", ...change }: SettingsChange): Settings {
  const settings = db.tables.translationSettings.update(id, change)
  recountTexts(db, settings.entity_type)
  return settings
}

/** The settings of an entity, with the fields that aren't translated. */
export function settingsWithFields(db: Database, { id, entity_type, is_active }: Settings) {
  const fields = activeFields(db, entity_type)
  const all = translatable[entity_type]?.fields ?? []
  return { id, fields, inactive_fields: all.filter((field) => !fields.includes(field)), is_active }
}
