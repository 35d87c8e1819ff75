import { useQueryClient } from "@tanstack/react-query"
import { useBlocker } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import type { createTaskMachine, Task } from "#machines/task/task.machine.ts"
import { type Flow, useFlowRecorder } from "#routes/-app/flow/recorder.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ApiError } from "#sdk/error.ts"
import { type Toast, useToast } from "#ui/toasts.tsx"

export interface TaskHandle<T extends Task> {
  /** The task to be confirmed. */
  readonly task: T | null
  /** The same task, kept while its dialog closes. */
  readonly lastTask: T | null
  readonly busy: boolean
  readonly error: ApiError | null
  readonly flow: Flow
  ask(task: T): void
  confirm(task: T): void
  dismiss(): void
}

/** Runs tasks that need confirmation. Reloads the page's data after each task and after an error. */
export function useTask<T extends Task>(
  create: (sdk: AdminSdk) => ReturnType<typeof createTaskMachine>,
  /** The toast after the task, or its title. */
  done: (task: T) => string | Toast,
  /** Whether the task deletes what the page shows; then the data isn't reloaded. */
  ends?: (task: T) => boolean,
): TaskHandle<T> {
  const client = useQueryClient()
  const toast = useToast()
  const machine = useMemo(() => create(adminSdk()), [create])
  const recorder = useFlowRecorder()
  const [snapshot, send, actor] = useMachine(machine, { inspect: recorder.inspect })
  const { task, error } = snapshot.context

  // Its result is shown on this page.
  const isSending = () => actor.getSnapshot().hasTag("busy")
  useBlocker({ shouldBlockFn: isSending, enableBeforeUnload: isSending, disabled: !snapshot.hasTag("busy") })

  useEffect(() => {
    const { unsubscribe } = actor.on("task.done", (event) => {
      const isEnded = ends?.(event.task as T) ?? false
      client.invalidateQueries({ queryKey: ["admin"], refetchType: isEnded ? "none" : "active" })
      const told = done(event.task as T)
      toast(typeof told === "string" ? { title: told, tone: "done" } : told)
    })
    return unsubscribe
  }, [actor, client, toast, done, ends])

  useEffect(() => {
    if (error) client.invalidateQueries({ queryKey: ["admin"] })
  }, [error, client])

  return {
    task: snapshot.matches("idle") ? null : (task as T),
    lastTask: task as T | null,
    busy: snapshot.hasTag("busy"),
    error,
    flow: { machine, recorder },
    ask: (next) => send({ type: "task.ask", task: next }),
    confirm: (next) => send({ type: "task.confirm", task: next }),
    dismiss: () => send({ type: "task.dismiss" }),
  }
}
