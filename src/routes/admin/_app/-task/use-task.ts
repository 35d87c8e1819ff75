import { useQueryClient } from "@tanstack/react-query"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import type { createTaskMachine, Task } from "#machines/task/task.machine.ts"
import { type Flow, useFlowRecorder } from "#routes/-app/flow/recorder.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ApiError } from "#sdk/error.ts"
import { useToast } from "#ui/toasts.tsx"

export interface TaskHandle<T extends Task> {
  /** What is asked about now. */
  readonly task: T | null
  /** The same, and still while its question goes away. */
  readonly about: T | null
  readonly busy: boolean
  readonly error: ApiError | null
  /** For those who want to see it drawn. */
  readonly flow: Flow
  ask(task: T): void
  confirm(task: T): void
  dismiss(): void
}

/** Runs steps that are asked about first; what the pages show is read anew after each, and when one failed. */
export function useTask<T extends Task>(
  create: (sdk: AdminSdk) => ReturnType<typeof createTaskMachine>,
  done: (task: T) => string,
  /** Whether what the page shows is gone by it: it is not read again then. */
  ends?: (task: T) => boolean,
): TaskHandle<T> {
  const client = useQueryClient()
  const toast = useToast()
  const machine = useMemo(() => create(adminSdk()), [create])
  const recorder = useFlowRecorder()
  const [snapshot, send, actor] = useMachine(machine, { inspect: recorder.inspect })
  const { task, error } = snapshot.context

  useEffect(() => {
    const { unsubscribe } = actor.on("task.done", (event) => {
      const isGone = ends?.(event.task as T) ?? false
      client.invalidateQueries({ queryKey: ["admin"], refetchType: isGone ? "none" : "active" })
      toast({ title: done(event.task as T), tone: "done" })
    })
    return unsubscribe
  }, [actor, client, toast, done, ends])

  useEffect(() => {
    if (error) client.invalidateQueries({ queryKey: ["admin"] })
  }, [error, client])

  return {
    task: snapshot.matches("idle") ? null : (task as T),
    about: task as T | null,
    busy: snapshot.hasTag("busy"),
    error,
    flow: { machine, recorder },
    ask: (next) => send({ type: "task.ask", task: next }),
    confirm: (next) => send({ type: "task.confirm", task: next }),
    dismiss: () => send({ type: "task.dismiss" }),
  }
}
