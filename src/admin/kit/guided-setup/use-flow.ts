import { useMachine } from "@xstate/react"
import { useMemo } from "react"
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from "xstate"
import { adminSdk } from "#admin/api/client.ts"
import { type Flow, useFlowRecorder } from "#app/flow/recorder.ts"
import type { AdminSdk } from "#sdk/admin.ts"

export interface RunningFlow<M extends AnyStateMachine> extends Flow {
  readonly snapshot: SnapshotFrom<M>
  readonly actor: Actor<M>
  readonly send: Actor<M>["send"]
}

/** Runs a machine with the admin's client. `create` must not change between renders. */
export function useFlow<M extends AnyStateMachine>(create: (sdk: AdminSdk) => M, input: InputFrom<M>): RunningFlow<M> {
  const machine: AnyStateMachine = useMemo(() => create(adminSdk()), [create])
  const recorder = useFlowRecorder()
  const [snapshot, send, actor] = useMachine(machine, { input, inspect: recorder.inspect })
  return { machine, recorder, snapshot, send, actor } as unknown as RunningFlow<M>
}
