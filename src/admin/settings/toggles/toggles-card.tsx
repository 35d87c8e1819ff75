import { useMutation } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { useToast } from "#ui/toasts.tsx"

export interface Toggle {
  readonly id: string
  readonly name: string
  readonly isOn: boolean
  readonly hint?: string | undefined
  /** Why it can't be turned off. */
  readonly lockedReason?: string | undefined
}

/** What is asked before a setting with consequences is saved. */
export interface ToggleQuestion {
  readonly title: string
  readonly text: string
  readonly confirm: string
  /** Title of the toast with Undo. */
  readonly done: string
}

interface TogglesCardProps {
  title: string
  description: string
  /** Undefined while loading. */
  toggles: readonly Toggle[] | undefined
  /** Why the toggles couldn't be loaded, and how to load them again. */
  failed?: { readonly error: unknown; readonly refetch: () => Promise<unknown> } | undefined
  none?: ReactNode
  /** Small buttons in the card's header. */
  actions?: ReactNode
  /** Adds or removes one link, or changes one setting, on the server, and loads what shows it again. */
  change: (id: string, isOn: boolean) => Promise<unknown>
  /** Asks before a change, which can be undone afterwards. */
  ask?: (toggle: Toggle, isOn: boolean) => ToggleQuestion
}

/** Card with links or settings of a record that are saved when they are clicked. */
export function TogglesCard({ title, description, toggles, failed, none, actions, change, ask }: TogglesCardProps) {
  const t = useTranslations("admin.form.failed")
  // Nothing was typed that could be kept.
  const tAgain = useTranslations("admin.detail.remove")
  const refused = useRefusalText()
  const tBulk = useTranslations("admin.list.bulk")
  const toast = useToast()
  const save = useMutation({
    mutationFn: ({ id, isOn }: { id: string; isOn: boolean; done?: string }) => change(id, isOn),
    onSuccess: (_, { id, isOn, done }) => {
      if (done === undefined) return
      const onClick = () => save.mutate({ id, isOn: !isOn })
      toast({ title: done, tone: "done", action: { label: tBulk("undo"), onClick } })
    },
  })
  const [asked, setAsked] = useState<{ readonly toggle: Toggle; readonly isOn: boolean }>()
  const question = asked && ask?.(asked.toggle, asked.isOn)
  const saving = save.isPending ? save.variables : undefined
  return (
    <Card title={title} description={description} actions={actions}>
      <div className="grid gap-3">
        {!toggles && failed?.error != null && <ListError error={failed.error} onRetry={() => void failed.refetch()} />}
        {!toggles && failed?.error == null && <SkeletonText lines={2} />}
        {toggles?.length === 0 && <p className="text-sm text-muted">{none}</p>}
        {toggles?.map((toggle) => {
          const { id, name, isOn, hint, lockedReason } = toggle
          return (
            <Checkbox
              key={id}
              label={name}
              hint={isOn && lockedReason ? lockedReason : hint}
              checked={saving?.id === id ? saving.isOn : isOn}
              aria-disabled={(isOn && lockedReason !== undefined) || save.isPending || undefined}
              onChange={({ target }) => {
                if ((isOn && lockedReason !== undefined) || save.isPending) return
                if (ask) setAsked({ toggle, isOn: !isOn })
                else save.mutate({ id, isOn: target.checked })
              }}
            />
          )
        })}
        {save.error && (
          <Banner tone="refused" announce title={t("title")}>
            {errorText(save.error, {
              refused,
              server: tAgain("server"),
              lost: tAgain("lost"),
            })}
          </Banner>
        )}
      </div>
      {question && (
        <ConfirmDialog
          open
          tone="primary"
          title={question.title}
          confirm={question.confirm}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            save.mutate({ id: asked.toggle.id, isOn: asked.isOn, done: question.done })
            setAsked(undefined)
          }}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </Card>
  )
}
