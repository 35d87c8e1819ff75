import { useMutation } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { errorText } from "#routes/-app/error-text.ts"
import { ListError } from "#routes/admin/-kit/list-states.tsx"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

export interface Toggle {
  readonly id: string
  readonly name: string
  readonly isOn: boolean
  readonly hint?: string | undefined
  /** Why it can't be turned off. */
  readonly lockedReason?: string | undefined
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
}

/** Card with links or settings of a record that are saved when they are clicked. */
export function TogglesCard({ title, description, toggles, failed, none, actions, change }: TogglesCardProps) {
  const t = useTranslations("admin.form.failed")
  // Nothing was typed that could be kept.
  const tAgain = useTranslations("admin.detail.remove")
  const save = useMutation({ mutationFn: ({ id, isOn }: { id: string; isOn: boolean }) => change(id, isOn) })
  const saving = save.isPending ? save.variables : undefined
  return (
    <Card title={title} description={description} actions={actions}>
      <div className="grid gap-3">
        {!toggles && failed?.error != null && <ListError error={failed.error} onRetry={() => void failed.refetch()} />}
        {!toggles && failed?.error == null && <SkeletonText lines={2} />}
        {toggles?.length === 0 && <p className="text-sm text-muted">{none}</p>}
        {toggles?.map(({ id, name, isOn, hint, lockedReason }) => (
          <Checkbox
            key={id}
            label={name}
            hint={isOn && lockedReason ? lockedReason : hint}
            checked={saving?.id === id ? saving.isOn : isOn}
            aria-disabled={(isOn && lockedReason !== undefined) || save.isPending || undefined}
            onChange={({ target }) => {
              if ((isOn && lockedReason !== undefined) || save.isPending) return
              save.mutate({ id, isOn: target.checked })
            }}
          />
        ))}
        {save.error && (
          <Banner tone="refused" announce title={t("title")}>
            {errorText(save.error, {
              refused: (reason) => t("refused", { reason }),
              server: tAgain("server"),
              lost: tAgain("lost"),
            })}
          </Banner>
        )}
      </div>
    </Card>
  )
}
