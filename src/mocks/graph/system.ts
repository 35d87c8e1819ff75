import * as m from "#mocks/db/models/system.ts"
import { node } from "./node.ts"

export const systemNodes = {
  notification: node("notification", m.notification),
  layout_configuration: node("layoutConfiguration", m.layoutConfiguration),
  workflow_execution: node("workflowExecution", m.workflowExecution),
  file: node("file", m.file, { hidden: ["content", "access", "mime_type"] }),
}
