import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { customers } from "#admin/customers/customer.resource.ts"
import {
  type AddResult,
  addCustomers,
  type Entry,
  type FoundCustomers,
  findCustomers,
  type Target,
} from "./email-list.ts"

export type Phase =
  | { readonly name: "typing"; readonly hasFailed: boolean }
  | { readonly name: "checking" | "adding"; readonly done: number; readonly total: number }
  | { readonly name: "checked"; readonly found: FoundCustomers }
  | { readonly name: "ended"; readonly found: FoundCustomers; readonly result: AddResult }

/** Checks pasted emails and adds their customers to a group, each with progress; both can be stopped. */
export function useAddByEmail(groupId: string) {
  const client = useQueryClient()
  const [phase, setPhase] = useState<Phase>({ name: "typing", hasFailed: false })
  const controller = useRef(new AbortController())
  useEffect(() => () => controller.current.abort(), [])

  const start = (name: "checking" | "adding", total: number) => {
    controller.current = new AbortController()
    const { signal } = controller.current
    setPhase({ name, done: 0, total })
    return {
      signal,
      onProgress: (done: number) => {
        if (!signal.aborted) setPhase({ name, done, total })
      },
    }
  }

  return {
    phase,
    stop: () => controller.current.abort(),
    edit: () => setPhase({ name: "typing", hasFailed: false }),
    async check(emails: readonly Entry[]) {
      const options = start("checking", emails.length)
      try {
        setPhase({ name: "checked", found: await findCustomers(adminSdk(), groupId, emails, options) })
      } catch {
        setPhase({ name: "typing", hasFailed: !options.signal.aborted })
      }
    },
    /** Adds customers after a check or after an earlier attempt, whose result is added up. */
    async add(found: FoundCustomers, targets: readonly Target[], earlier?: AddResult) {
      const result = await addCustomers(adminSdk(), groupId, targets, start("adding", targets.length))
      const added = result.added + (earlier?.added ?? 0)
      const refused = [...(earlier?.refused ?? []), ...result.refused]
      setPhase({ name: "ended", found, result: { ...result, added, refused } })
      await customers.invalidate(client)
    },
  }
}
