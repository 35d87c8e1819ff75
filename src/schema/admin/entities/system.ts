import { z } from "zod"
import { datetime, json, lifecycle, loose, optional, timestamps } from "#schema/fields.ts"

export const IndexInfo = loose({
  id: z.string().optional(),
  entity: z.string().optional(),
  status: z.enum(["pending", "error", "processing", "done"]).optional(),
  fields: z.array(z.string()).optional(),
  updated_at: datetime.optional(),
  last_synced_key: z.string().nullable().optional(),
})
export type IndexInfo = z.infer<typeof IndexInfo>

export const LayoutConfiguration = loose({
  id: z.string().optional(),
  zone: z.string().optional(),
  user_id: z.string().nullable().optional(),
  is_system_default: z.boolean().optional(),
  configuration: loose({ widgets: json.optional() }).optional(),
  ...optional(timestamps),
})
export type LayoutConfiguration = z.infer<typeof LayoutConfiguration>

export const Notification = loose({
  id: z.string(),
  to: z.string(),
  channel: z.string(),
  template: z.string(),
  data: json.nullable().optional(),
  trigger_type: z.string().nullable().optional(),
  resource_id: z.string().nullable().optional(),
  resource_type: z.string().nullable().optional(),
  receiver_id: z.string().nullable().optional(),
  original_notification_id: z.string().nullable().optional(),
  external_id: z.string().nullable().optional(),
  provider_id: z.string().optional(),
  created_at: z.string(),
})
export type Notification = z.infer<typeof Notification>

export const PropertyLabel = loose({
  id: z.string().optional(),
  entity: z.string().optional(),
  property: z.string().optional(),
  label: z.string().optional(),
  description: z.string().nullable().optional(),
  ...optional(timestamps),
})
export type PropertyLabel = z.infer<typeof PropertyLabel>

export const SearchResultGroup = loose({
  entity: z.string().optional(),
  data: z.array(json).optional(),
  count: z.number().optional(),
  offset: z.number().optional(),
  limit: z.number().optional(),
})
export type SearchResultGroup = z.infer<typeof SearchResultGroup>

export const SearchIndexField = loose({
  name: z.string().optional(),
  type: z.string().optional(),
  searchable: z.boolean().optional(),
  filterable: z.boolean().optional(),
  sortable: z.boolean().optional(),
  facetable: z.boolean().optional(),
})
export type SearchIndexField = z.infer<typeof SearchIndexField>

export const SearchIndex = loose({
  name: z.string().optional(),
  entity: z.string().optional(),
  provider: z.string().optional(),
  status: z.enum(["pending", "error", "building", "ready"]).optional(),
  fields: z.array(SearchIndexField).optional(),
})
export type SearchIndex = z.infer<typeof SearchIndex>

export const TranslationSettings = loose({
  id: z.string().optional(),
  ...optional(lifecycle),
  entity_type: z.string().optional(),
  fields: z.array(z.string()).optional(),
  is_active: z.boolean().optional(),
})
export type TranslationSettings = z.infer<typeof TranslationSettings>

export const File = loose({
  id: z.string(),
  url: z.string(),
})
export type File = z.infer<typeof File>

export const RelationshipFilterConfig = loose({
  entity: z.string().optional(),
  value_field: z.string().optional(),
  display_field: z.string().optional(),
  multiple: z.boolean().optional(),
  endpoint: z.string().optional(),
  filter_key: z.string().optional(),
})
export type RelationshipFilterConfig = z.infer<typeof RelationshipFilterConfig>

export const Column = loose({
  id: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  field: z.string().optional(),
  sortable: z.boolean().optional(),
  hideable: z.boolean().optional(),
  default_visible: z.boolean().optional(),
  /** `string`, `number`, `boolean`, `object`, `date`, `currency`, `enum`, or a type added by a plugin. */
  data_type: z.string().optional(),
  semantic_type: z.string().optional(),
  context: z.string().optional(),
  computed: loose({
    type: z.string().optional(),
    required_fields: z.array(z.string()).optional(),
    optional_fields: z.array(z.string()).optional(),
  }).optional(),
  metadata: json.optional(),
  relationship: loose({ entity: z.string().optional(), field: z.string().optional() }).optional(),
  default_order: z.number().optional(),
  category: z
    .enum(["status", "metadata", "identifier", "timestamp", "metric", "relationship", "field", "computed"])
    .optional(),
  render_mode: z.string().optional(),
  filter: loose({
    enabled: z.boolean().optional(),
    operators: z.array(z.string()).optional(),
    enumValues: z.array(z.string()).optional(),
    relationship: RelationshipFilterConfig.optional(),
  }).optional(),
  source: loose({ module: z.string().optional(), entity: z.string().optional() }).optional(),
  custom_label: z.boolean().optional(),
  label_id: z.string().optional(),
})
export type Column = z.infer<typeof Column>

export const ViewConfiguration = loose({
  id: z.string().optional(),
  entity: z.string().optional(),
  name: z.string().nullable().optional(),
  user_id: z.string().nullable().optional(),
  is_system_default: z.boolean().optional(),
  configuration: loose({
    visible_columns: z.array(z.string()).optional(),
    column_order: z.array(z.string()).optional(),
    column_widths: json.optional(),
    filters: json.optional(),
    sorting: loose({ id: z.string().optional(), desc: z.boolean().optional() }).nullable().optional(),
    search: z.string().optional(),
  }).optional(),
  ...optional(timestamps),
})
export type ViewConfiguration = z.infer<typeof ViewConfiguration>

export const EntityInfo = loose({
  name: z.string().optional(),
  pluralName: z.string().optional(),
  module: z.string().optional(),
  propertyCount: z.number().optional(),
  hasOverrides: z.boolean().optional(),
})
export type EntityInfo = z.infer<typeof EntityInfo>

export const WorkflowExecutionExecution = loose({
  steps: json,
})
export type WorkflowExecutionExecution = z.infer<typeof WorkflowExecutionExecution>

export const StepError = loose({
  error: json.optional(),
  action: z.string().optional(),
  handlerType: z.string().optional(),
})
export type StepError = z.infer<typeof StepError>

export const WorkflowExecutionContext = loose({
  data: loose({ invoke: json, payload: z.unknown().optional() }),
  compensate: json.optional(),
  errors: z.array(StepError),
})
export type WorkflowExecutionContext = z.infer<typeof WorkflowExecutionContext>

export const WorkflowExecution = loose({
  id: z.string(),
  workflow_id: z.string(),
  transaction_id: z.string(),
  execution: WorkflowExecutionExecution,
  context: WorkflowExecutionContext.optional(),
  state: z.enum(["failed", "done", "not_started", "invoking", "compensating", "reverted", "waiting_to_compensate"]),
  ...timestamps,
  deleted_at: datetime.nullable().optional(),
})
export type WorkflowExecution = z.infer<typeof WorkflowExecution>

export const Acknowledgement = loose({
  workflowId: z.string(),
  transactionId: z.string(),
  parentStepIdempotencyKey: z.string().optional(),
  hasFinished: z.boolean(),
  hasFailed: z.boolean(),
})
export type Acknowledgement = z.infer<typeof Acknowledgement>
