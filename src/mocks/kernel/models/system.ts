import { anything, date, flag, json, number, oneOf, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

const notificationStatus = oneOf("pending", "success", "failure")
export const notification = model(
  "notification",
  "noti",
  {
    to: text(),
    from: text.null,
    channel: text(),
    template: text.null,
    data: json.null,
    provider_data: json.null,
    trigger_type: text.null,
    resource_id: text.null,
    resource_type: text.null,
    receiver_id: text.null,
    original_notification_id: text.null,
    idempotency_key: text.null,
    external_id: text.null,
    provider_id: text.null,
    status: notificationStatus.or("pending"),
  },
  ["to", "from", "resource_id"],
)

const executionState = oneOf(
  "not_started",
  "invoking",
  "waiting_to_compensate",
  "compensating",
  "done",
  "reverted",
  "failed",
)
export const workflowExecution = model(
  "workflow_execution",
  "wf_exec",
  {
    workflow_id: ref(),
    transaction_id: ref(),
    run_id: text(),
    execution: json.null,
    context: json.null,
    state: executionState.column,
    retention_time: number.null,
  },
  ["workflow_id", "transaction_id"],
)

/** An uploaded file, keyed by the provider's key. */
export const file = model("file", null, {
  url: text(),
  filename: text(),
  mime_type: text(),
  access: text("public"),
  /** Base64: datasets are exported as JSON. */
  content: text(),
})

export const locale = model("locale", "loc", { code: ref(), name: text() }, ["code", "name"])

/** An index of the server's own search; hits are computed from the current products. */
export const searchIndex = model("search_index", "sidx", {
  name: ref(),
  entity: text(),
  fields: anything([]),
  last_indexed_at: date.null,
  is_active: flag(true),
})

/** An admin's layout of a page, or the default layout for everyone. */
export const layoutConfiguration = model(
  "layout_configuration",
  "lyconf",
  {
    zone: ref(),
    user_id: text.null,
    is_system_default: flag(false),
    configuration: json(),
  },
  ["zone"],
)

/** A feature that is on; its id is the name of its flag. */
export const featureFlag = model("feature_flag", null, {})

/** A saved view of a list: an administrator's own, or a default for everyone. */
export const viewConfiguration = model("view_configuration", "vconf", {
  entity: ref(),
  name: text.null,
  user_id: text.null,
  is_system_default: flag(false),
  configuration: json(),
})

/** The view that an administrator has chosen for a list; null if they have chosen the default. */
export const activeView = model("user_preference", "usrpref", {
  user_id: ref(),
  entity: text(),
  view_configuration_id: text.null,
})

export const propertyLabel = model(
  "property_label",
  "plbl",
  { entity: ref(), property: text(), label: text(), description: text.null },
  ["entity", "property"],
)

/** An entity that the server's index holds. */
export const indexMetadata = model("index_metadata", "idxmeta", {
  entity: text(),
  fields: anything([]),
  status: text("done"),
  last_synced_key: text.null,
})

/** The texts of a record in a locale, by field. */
export const translation = model("translation", "trans", {
  reference_id: ref(),
  reference: ref(),
  locale_code: text(),
  translations: json(),
  translated_field_count: number(0),
})

/** The fields of an entity that are translated. */
export const translationSettings = model("translation_settings", "trset", {
  entity_type: ref(),
  fields: anything([]),
  is_active: flag(true),
})
