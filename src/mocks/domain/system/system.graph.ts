import { node } from "#mocks/graph/node.ts"
import * as m from "#mocks/kernel/models/system.ts"

export const systemNodes = {
  notification: node("notification", m.notification),
  layout_configuration: node("layoutConfiguration", m.layoutConfiguration),
  workflow_execution: node("workflowExecution", m.workflowExecution),
  file: node("file", m.file, { hidden: ["filename", "content", "access", "mime_type"] }),
}
