import { useBlocker } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useCallback, useEffect, useMemo } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { useSignOutGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import type { ResumedImport } from "#machines/products/product-import/product-import.context.ts"
import {
  createProductImportMachine,
  type ProductImportSnapshot,
} from "#machines/products/product-import/product-import.machine.ts"
import { ownCounts, presentIn } from "#machines/products/product-import/product-import.rules.ts"
import { keepParts } from "./kept-parts.ts"
import { readInWorker } from "./read-in-worker.ts"

/** States before there is an import on the server. */
const EARLY = ["idle", "reading", "checked", "uploading", "preparing"]

/** States that signing out ends before the server imports anything, or while it is being told to. */
const UNFINISHED = ["checked", "uploading", "preparing", "awaitingConfirm", "confirming"]

/** The address of an import that a reload continues; undefined while it must not change. */
function addressOf({ value, context }: ProductImportSnapshot) {
  const { prepared, isExpired, isUntold } = context
  if (EARLY.some((state) => state === value) || isExpired || isUntold) return {}
  if (!prepared) return undefined
  const counts = ownCounts(context)
  return {
    tx: prepared.transactionId,
    file: prepared.fileName,
    ...(counts && { create: counts.toCreate, update: counts.toUpdate }),
  }
}

/** Runs the import, and keeps it in the page's address. */
export function useProductImport(resume: ResumedImport | null) {
  const machine = useMemo(() => createProductImportMachine(adminSdk(), readInWorker), [])
  const recorder = useFlowRecorder()
  const navigate = usePageNavigate()
  const [snapshot, send, actor] = useMachine(machine, { input: { resume }, inspect: recorder.inspect })
  // What is being sent must be finished here.
  const isSending = () => ["uploading", "preparing", "confirming"].some((state) => actor.getSnapshot().value === state)
  useBlocker({ shouldBlockFn: isSending, enableBeforeUnload: isSending })
  const isUnfinished = useCallback(() => {
    const { value, context } = actor.getSnapshot()
    return UNFINISHED.some((state) => state === value) && (context.checked !== null || context.prepared !== null)
  }, [actor])
  const question = useSignOutGuard(isUnfinished, "running")
  const address = JSON.stringify(addressOf(snapshot))
  useEffect(() => {
    if (address === undefined) return
    void navigate({ to: "/admin/products/import", search: JSON.parse(address), replace: true, ignoreBlocker: true })
  }, [address, navigate])
  const { plan, prepared } = snapshot.context
  const transactionId = prepared?.transactionId
  useEffect(() => {
    if (plan && transactionId) keepParts({ transactionId, present: presentIn({ plan, resume: null }) })
  }, [plan, transactionId])
  return { machine, recorder, snapshot, send, question }
}
export type ProductImport = ReturnType<typeof useProductImport>
