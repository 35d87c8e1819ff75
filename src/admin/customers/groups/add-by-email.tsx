import { useDeferredValue, useState } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { refusalReason } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { TextArea } from "#ui/text-field.tsx"
import { type AddResult, type EmailList, type FoundCustomers, parseEmails } from "./email-list.ts"
import { type Problem, ProblemList } from "./problem-list.tsx"
import { useAddByEmail } from "./use-add-by-email.ts"

/** Adds the customers of pasted emails to a group: first checks the emails, then adds the customers on request. */
export function AddByEmail({ groupId }: { groupId: string }) {
  const t = useTranslations("admin.customerGroup.emails")
  const [text, setText] = useState("")
  const list = parseEmails(useDeferredValue(text))
  const { phase, stop, edit, check, add } = useAddByEmail(groupId)
  const { question } = useLeaveGuard(
    () => (phase.name === "ended" ? phase.result.left.length > 0 : text.trim() !== ""),
    stop,
  )
  return (
    <Card title={t("label")} description={t("hint")}>
      {question}
      {phase.name === "typing" && (
        <div className="grid gap-4">
          {phase.hasFailed && <Banner tone="refused" announce title={t("checkFailed")} />}
          <TextArea
            label={t("label")}
            labelHidden
            rows={12}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <ListSummary list={list} />
          <div className="flex justify-end">
            <Button
              variant="primary"
              disabledReason={list.emails.length === 0 ? t("empty") : undefined}
              onClick={() => void check(parseEmails(text).emails)}
            >
              {t("check", { count: list.emails.length })}
            </Button>
          </div>
        </div>
      )}
      {(phase.name === "checking" || phase.name === "adding") && (
        <div className="grid gap-4">
          <ProgressBar
            label={t(phase.name)}
            value={phase.done}
            max={phase.total}
            text={t("progress", { done: phase.done, total: phase.total })}
          />
          <div className="flex justify-end">
            <Button onClick={stop}>{t("stop")}</Button>
          </div>
        </div>
      )}
      {phase.name === "checked" && (
        <Checked
          list={list}
          found={phase.found}
          onEdit={edit}
          onAdd={() => void add(phase.found, phase.found.targets)}
        />
      )}
      {phase.name === "ended" && (
        <Ended
          groupId={groupId}
          list={list}
          found={phase.found}
          result={phase.result}
          onRetry={() => void add(phase.found, phase.result.left, phase.result)}
        />
      )}
    </Card>
  )
}

function ListSummary({ list: { emails, invalid, repeated } }: { list: EmailList }) {
  const t = useTranslations("admin.customerGroup.emails")
  const facts = [
    t("count", { count: emails.length }),
    invalid.length > 0 && t("invalid", { count: invalid.length }),
    repeated > 0 && t("repeated", { count: repeated }),
  ]
  return <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
}

/** What can't be added, before anything is added. */
function useProblems(list: EmailList, found: FoundCustomers): readonly Problem[] {
  const t = useTranslations("admin.customerGroup.emails")
  return [
    ...list.invalid.map((entry) => ({ ...entry, reason: t("notEmail") })),
    ...found.unknown.map((entry) => ({ ...entry, reason: t("unknown") })),
  ]
}

interface CheckedProps {
  list: EmailList
  found: FoundCustomers
  onEdit: () => void
  onAdd: () => void
}

function Checked({ list, found, onEdit, onAdd }: CheckedProps) {
  const t = useTranslations("admin.customerGroup.emails")
  const problems = useProblems(list, found)
  const { targets, already, both } = found
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Banner tone={targets.length > 0 ? "progress" : "waiting"} announce title={t("found", { count: targets.length })}>
        {[already > 0 && t("already", { count: already }), both > 0 && t("both", { count: both })]
          .filter(Boolean)
          .map((line) => (
            <p key={String(line)}>{line}</p>
          ))}
      </Banner>
      {problems.length > 0 && <ProblemList problems={problems} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onEdit}>{t("edit")}</Button>
        <Button variant="primary" disabledReason={targets.length === 0 ? t("nothing") : undefined} onClick={onAdd}>
          {t("add", { count: targets.length })}
        </Button>
      </div>
    </div>
  )
}

interface EndedProps {
  groupId: string
  list: EmailList
  found: FoundCustomers
  result: AddResult
  onRetry: () => void
}

function Ended({ groupId, list, found, result, onRetry }: EndedProps) {
  const t = useTranslations("admin.customerGroup.emails")
  const refusal = useRefusalText()
  const { added, refused, left, error } = result
  const reason = refusalReason(error)
  const problems = [
    ...refused.map(({ target, error: each }) => ({
      ...target.entry,
      reason: refusal(refusalReason(each) ?? ""),
    })),
    ...useProblems(list, found),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Banner tone="done" announce title={t("done", { count: added })} />
      {left.length > 0 && (
        <Banner tone="refused" title={t("left", { count: left.length })}>
          {error === undefined ? t("stopped") : `${reason ? refusal(reason) : t("offline")} ${t("failed")}`}
        </Banner>
      )}
      {problems.length > 0 && <ProblemList problems={problems} />}
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton
          to="/admin/customer-groups/$id"
          params={{ id: groupId }}
          variant={left.length > 0 ? "secondary" : "primary"}
        >
          {t("back")}
        </LinkButton>
        {left.length > 0 && (
          <Button variant="primary" icon="refresh" onClick={onRetry}>
            {t("retry", { count: left.length })}
          </Button>
        )}
      </div>
    </div>
  )
}
