import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useId, useRef, useState } from "react"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { FieldRefusal } from "#admin/kit/form/server-errors.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { TextField } from "#ui/text-field.tsx"
import { JsonField } from "./json-field.tsx"
import { parseJson } from "./parse-json.ts"
import { runWorkflow } from "./run-workflow.ts"
import { workflowNamesQuery } from "./workflow-names.ts"
import { runs } from "./workflow-run.resource.ts"

interface RunDialogProps {
  /** Workflow and input of an earlier run. */
  workflow?: string | undefined
  input?: unknown
  onClose: () => void
}

/** Runs a workflow with an input as JSON, and opens the run if the server keeps it. */
export function RunDialog({ workflow = "", input, onClose }: RunDialogProps) {
  const t = useTranslations("admin.workflows.run")
  const tJson = useTranslations("admin.workflows.json")
  const navigate = usePageNavigate()
  const client = useQueryClient()
  const options = useId()
  const { data: known = [] } = useQuery(workflowNamesQuery)
  const [name, setName] = useState(workflow)
  const [unknown, setUnknown] = useState<string>()
  const [text, setText] = useState(() => (input === undefined ? "" : JSON.stringify(input, null, 2)))
  // Kept for another try, so that the server's record of the first one is found.
  const [transactionId] = useState(() => `admin-${crypto.randomUUID()}`)
  const started = useRef<string>(undefined)
  const parsed = parseJson(text)
  const wanted = name.trim()
  const whyNot = () => {
    if (!wanted) return t("nameFirst")
    return "broken" in parsed ? tJson("fixFirst", { line: parsed.broken.line }) : undefined
  }
  return (
    <ActionDialog
      size="md"
      title={t("title")}
      description={t("text")}
      confirm={t("confirm")}
      entries={[name, text]}
      disabledReason={whyNot()}
      run={async () => {
        if ("broken" in parsed) return
        try {
          started.current = await runWorkflow(wanted, parsed.value, transactionId)
        } catch (error) {
          if (error instanceof FieldRefusal) setUnknown(wanted)
          throw error
        }
      }}
      done={t("done")}
      onDone={() => void runs.invalidate(client)}
      onClose={() => {
        const id = started.current
        if (id) void navigate({ to: "/admin/settings/workflows/$id", params: { id }, ignoreBlocker: true })
        onClose()
      }}
    >
      <TextField
        label={t("workflow")}
        hint={t("workflowHint")}
        list={options}
        autoComplete="off"
        spellCheck={false}
        value={name}
        error={unknown !== undefined && unknown === wanted ? t("unknown") : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <datalist id={options}>
        {known.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <JsonField label={t("input")} hint={t("inputHint")} value={text} onChange={setText} />
    </ActionDialog>
  )
}
