import type { LinkProps } from "@tanstack/react-router"
import { type FormEvent, type ReactNode, Suspense, use, useId, useRef } from "react"
import { PageGone } from "#admin/kit/page-gone.ts"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { useShortcut } from "#ui/shortcut.ts"
import { useBottomBar } from "#ui/use-bottom-bar.ts"
import type { FormState } from "./use-resource-form.ts"

const DraftNotice = late(async () => (await import("#admin/kit/unsaved/draft-notice.tsx")).DraftNotice)
const MergeDialog = late(async () => (await import("#admin/kit/merge-dialog.tsx")).default)

interface ResourceFormProps {
  form: FormState
  /** The button's label: "Create collection", "Save collection". */
  submit: string
  /** Where "Cancel" leads from a new record. */
  cancel?: LinkProps
  children: ReactNode
  /** Cards that save on their own, below the form; the bar for unsaved changes sticks below them. */
  below?: ReactNode
  /** Id of the form for a submit button elsewhere on the page; the form then has none of its own. */
  formId?: string | undefined
}

/** A record's form: its cards, what happened to its input, the buttons, and the dialogs for leaving and merging. */
export function ResourceForm({ form, submit: label, cancel, children, below, formId }: ResourceFormProps) {
  const t = useTranslations("admin.form")
  const { question } = useLeaveGuard(form.isDirty, form.discard)
  const element = useRef<HTMLFormElement>(null)
  useShortcut(
    { key: "Enter", command: true },
    formId === undefined ? () => element.current?.requestSubmit() : undefined,
  )
  const submit = async (event: FormEvent) => {
    await form.submit(event)
    // Fields that aren't inputs, such as prices, don't get the focus otherwise.
    requestAnimationFrame(() => {
      if (!document.activeElement?.ariaInvalid)
        element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
    })
  }
  const isGone = use(PageGone)
  const ownId = useId()
  const id = formId ?? ownId
  const save = (
    <Button type="submit" form={id} variant="primary" busy={form.busy}>
      {label}
    </Button>
  )
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <form ref={element} id={id} noValidate onSubmit={submit} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <FormNotices form={form} />
        {children}
        {form.isNew && formId === undefined && (
          <div className="flex flex-wrap justify-end gap-2">
            {cancel && <LinkButton {...cancel}>{t("cancel")}</LinkButton>}
            {save}
          </div>
        )}
      </form>
      {below}
      {!form.isNew && form.dirty && <SaveBar onDiscard={form.discard}>{!isGone && save}</SaveBar>}
      {question}
      {form.question && (
        <Suspense>
          <MergeDialog question={form.question} nameOf={form.nameOf} valueText={form.valueText} />
        </Suspense>
      )}
    </div>
  )
}

function SaveBar({ onDiscard, children }: { onDiscard: () => void; children: ReactNode }) {
  const t = useTranslations("admin.form")
  const bar = useBottomBar<HTMLDivElement>()
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-raised px-4 py-3 shadow-md sm:bottom-4 sm:mx-0 sm:rounded-lg sm:border"
    >
      <p className="mr-auto font-semibold max-sm:w-full">{t("unsaved")}</p>
      <Button onClick={onDiscard}>{t("discard")}</Button>
      {children}
    </div>
  )
}

function FormNotices({ form }: { form: FormState }) {
  const t = useTranslations("admin.form")
  const refusal = useRefusalText()
  const { problem, takenOver } = form
  const isSaid = use(PageGone) && problem?.kind === "gone"
  return (
    <>
      {form.restored && (
        <Suspense>
          <DraftNotice form={form} />
        </Suspense>
      )}
      {takenOver.length > 0 && (
        <Banner announce title={t("takenOver", { fields: takenOver.map(form.nameOf).join(", ") })}>
          {t("takenOverText")}
        </Banner>
      )}
      {problem && !isSaid && (
        <Banner tone="refused" announce title={t("failed.title")}>
          {problem.kind === "refused" && refusal(problem.reason)}
          {problem.kind === "gone" && t("failed.gone")}
          {problem.kind === "server" && t("failed.server")}
          {problem.kind === "lost" && t("failed.lost")}
        </Banner>
      )}
    </>
  )
}
