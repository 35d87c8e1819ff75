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
