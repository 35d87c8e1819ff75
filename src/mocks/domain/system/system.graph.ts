import { node } from "#mocks/graph/node.ts"
import * as m from "#mocks/kernel/models/system.ts"

export const systemNodes = {
  notification: node("notification", m.notification),
  layout_configuration: node("layoutConfiguration", m.layoutConfiguration),
  workflow_execution: node("workflowExecution", m.workflowExecution),
  locale: node("locale", m.locale),
  view_configuration: node("viewConfiguration", m.viewConfiguration),
  property_label: node("propertyLabel", m.propertyLabel),
  translation: node("translation", m.translation),
  translation_settings: node("translationSettings", m.translationSettings),
  index_metadata: node("indexMetadata", m.indexMetadata),
  file: node("file", m.file, { hidden: ["filename", "content", "access", "mime_type"] }),
}
