import { Suspense } from "react"
import { late } from "#ui/late.tsx"
import type { DemoMailProps } from "./demo-mailbox.tsx"

// Not part of production builds: the condition is a constant at build time.
const Mailbox = import.meta.env.VITE_DEMO ? late(async () => (await import("./demo-mailbox.tsx")).default) : undefined

/** Shows the email that the shopper is waiting for, because the demo sends none. */
export function DemoMail(props: DemoMailProps) {
  return Mailbox ? (
    <Suspense>
      <Mailbox {...props} />
    </Suspense>
  ) : null
}
