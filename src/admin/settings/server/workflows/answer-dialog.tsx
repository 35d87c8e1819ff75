import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { readableName } from "#admin/settings/server/readable-name.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import { JsonField } from "./json-field.tsx"
import { parseJson } from "./parse-json.ts"
import { type Step, stepsOf } from "./steps.ts"
import { type RunRow, runs } from "./workflow-run.resource.ts"

interface AnswerDialogProps {
  run: RunRow
  step: Step
  kind: "complete" | "fail"
  onClose: () => void
}

/** Whether a step no longer waits; a run that isn't kept has finished. */
async function hasMovedOn({ workflow_id, transaction_id }: RunRow, { id }: Step): Promise<boolean> {
  const args = { workflow_id, transaction_id, query: { fields: "id,execution" } }
  const { workflow_execution: run } = await adminSdk().admin.workflowExecution.retrieveByTransaction(args)
  return !run || stepsOf(run).find((each) => each.id === id)?.status !== "waiting"
}

/** Completes or fails a step that waits for a response, with an optional response as JSON. */
export function AnswerDialog({ run, step, kind, onClose }: AnswerDialogProps) {
  const t = useTranslations(`admin.workflows.step.${kind}`)
  const tJson = useTranslations("admin.workflows.json")
  const client = useQueryClient()
  const [text, setText] = useState("")
  const parsed = parseJson(text)
  const name = readableName(step.action)
  return (
    <ActionDialog
      size="md"
      title={t("title", { name })}
      description={t("text")}
      confirm={t("confirm")}
      entries={text}
      isDangerous={kind === "fail"}
      disabledReason={"broken" in parsed ? tJson("fixFirst", { line: parsed.broken.line }) : undefined}
      run={async () => {
        if ("broken" in parsed) return
        const { workflow_id, transaction_id } = run
        const response = parsed.value === undefined ? {} : { response: parsed.value }
        const args = { workflow_id, body: { transaction_id, step_id: step.action, ...response } }
        const { succeedStep, failStep } = adminSdk().admin.workflowExecution
        await runIdempotent(
          () => (kind === "complete" ? succeedStep(args) : failStep(args)),
          () => hasMovedOn(run, step),
        )
      }}
      done={t("done", { name })}
      onDone={() => void runs.invalidate(client)}
      onClose={onClose}
    >
      <JsonField label={t("response")} hint={t("responseHint")} value={text} onChange={setText} />
    </ActionDialog>
  )
}
