import { useQueryClient } from "@tanstack/react-query"
import { useBlocker } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { type Flow, useFlowRecorder } from "#app/flow/recorder.ts"
import type { Attempt, createTaskMachine, Task } from "#machines/kit/task/task.machine.ts"
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
  /** The attempt on its way, or whose outcome is unknown. */
  readonly unsure: Attempt | null
  /** What an earlier attempt has done, if it turned out to be executed; nothing else was sent. */
  readonly earlier: string | null
  readonly flow: Flow
  ask(task: T): void
  /** Checks whether an attempt that was sent before the page was loaded again was executed. */
  resume(attempt: Attempt): void
  confirm(task: T): void
  dismiss(): void
}

const toastOf = (told: string | Toast): Toast => (typeof told === "string" ? { title: told, tone: "done" } : told)

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
  const { task, error, unsure, earlier } = snapshot.context

  // Its result is shown on this page.
  const isSending = () => actor.getSnapshot().hasTag("busy")
  useBlocker({ shouldBlockFn: isSending, enableBeforeUnload: isSending, disabled: !snapshot.hasTag("busy") })

  useEffect(() => {
    const { unsubscribe } = actor.on("task.done", (event) => {
      const isEnded = ends?.(event.task as T) ?? false
      client.invalidateQueries({ queryKey: ["admin"], refetchType: isEnded ? "none" : "active" })
      toast(toastOf(done(event.task as T)))
    })
    return unsubscribe
  }, [actor, client, toast, done, ends])

  useEffect(() => {
    if (error || earlier) client.invalidateQueries({ queryKey: ["admin"] })
  }, [error, earlier, client])

  return {
    task: snapshot.matches("idle") ? null : (task as T),
    lastTask: task as T | null,
    busy: snapshot.hasTag("busy"),
    error,
    unsure,
    earlier: earlier && toastOf(done(earlier as T)).title,
    flow: { machine, recorder },
    ask: (next) => send({ type: "task.ask", task: next }),
    resume: (attempt) => send({ type: "task.resume", attempt }),
    confirm: (next) => send({ type: "task.confirm", task: next }),
    dismiss: () => send({ type: "task.dismiss" }),
  }
}
