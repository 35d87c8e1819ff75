import { Suspense } from "react"
import { late } from "#ui/late.tsx"
import type { ActionDialogProps } from "./action-dialog-content.tsx"

const Content = late(async () => (await import("./action-dialog-content.tsx")).ActionDialogContent)

/** A dialog that runs one action, loaded when it opens. */
export function ActionDialog(props: ActionDialogProps) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  )
}
