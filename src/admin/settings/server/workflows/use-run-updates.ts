import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { runs } from "./workflow-run.resource.ts"

/** Milliseconds within which several events cause one reload. */
const GATHER = 300

interface Watched {
  readonly workflow_id: string
  /** Without it, all runs of the workflow are watched. */
  readonly transaction_id?: string | undefined
}

/** Reloads runs as soon as the server tells that one of them has changed; nothing happens without a workflow. */
export function useRunUpdates(watched: Watched | undefined): void {
  const client = useQueryClient()
  const { workflow_id, transaction_id } = watched ?? {}
  useEffect(() => {
    if (workflow_id === undefined) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const reload = () => {
      timer = undefined
      void runs.invalidate(client)
    }
    async function follow(workflow: string) {
      const { workflowExecution: api } = adminSdk().admin
      const { signal } = stop
      const events =
        transaction_id === undefined
          ? await api.subscribe({ workflow_id: workflow }, { signal })
          : await api.subscribeTransaction({ workflow_id: workflow, transaction_id }, { signal })
      for await (const _ of events) timer ??= setTimeout(reload, GATHER)
    }
    // Without the stream, the page still reloads unfinished runs from time to time.
    follow(workflow_id).catch(() => undefined)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [client, workflow_id, transaction_id])
}
