import { Suspense } from "react"
import { late } from "#ui/late.tsx"
import type { DemoMailProps } from "./demo-mailbox.tsx"

// A production build leaves the import out: the condition is known when it is built.
const Mailbox = import.meta.env.VITE_DEMO ? late(async () => (await import("./demo-mailbox.tsx")).default) : undefined

/** In the demo nobody sends mails: what would have come is shown where it is waited for. */
export function DemoMail(props: DemoMailProps) {
  return Mailbox ? (
    <Suspense>
      <Mailbox {...props} />
    </Suspense>
  ) : null
}
