import { useEffect, useRef } from "react"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { useRefusalText } from "#store/api/use-refusal-text.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { canRetry } from "./can-retry.ts"
import { type CartChange, type ChosenVariant, type FailedChange, LINE_REMOVED, refusedCode } from "./cart-changes.ts"
import type { CartQueue, CartQueueState } from "./cart-queue.ts"

/** Shows reverted changes with their reasons, changes waiting for the network, and codes that no longer apply. */
export function CartProblem({ queue, state }: { queue: CartQueue; state: CartQueueState }) {
  const t = useTranslations("store.cart")
  const tFailure = useTranslations("failure")
  const refusalOf = useRefusalText()
  const { isWaiting, lostCodes, undo } = state
  const failed = state.failed.filter((each) => refusedCode(each) === undefined)
  const names = new Map<string, ReadonlySet<string>>()
  for (const each of failed)
    names.set(reasonOf(each), new Set([...(names.get(reasonOf(each)) ?? []), nameOf(each.change)]))
  return (
    <>
      {undo && <Removed key={undo.variantId} title={titleOf(undo.shown)} onUndo={() => void queue.push(undo)} />}
      {isWaiting && (
        <Banner tone="waiting" announce title={t("offline.title")}>
          {t("offline.text")}
        </Banner>
      )}
      {failed.length > 0 && (
        <Banner
          tone="refused"
          announce
          title={title(failed)}
          onDismiss={() => queue.dismiss()}
          action={failed.some(canRetry) ? <RetryButton size="sm" onClick={() => queue.retry(canRetry)} /> : undefined}
        >
          {failed.length === 1 ? (
            [...names.keys()]
          ) : (
            <ul className="grid gap-1">
              {Array.from(names, ([reason, titles]) => (
                <li key={reason}>
                  {[...titles].join(", ")}: {reason}
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      {lostCodes.length > 0 && (
        <Banner
          tone="waiting"
          announce
          title={t("codesLost", { codes: lostCodes.join(", ") })}
          onDismiss={() => queue.dismiss()}
        >
          {t("codesLostText")}
        </Banner>
      )}
    </>
  )

  function title([first, ...others]: readonly FailedChange[]): string {
    if (!first || others.length > 0) return t("problem.several", { count: others.length + 1 })
    const { change } = first
    if (change.before !== undefined) return t("problem.unsure", { title: nameOf(change) })
    if (change.kind === "code") return t("problem.code", { code: change.code })
    return t(`problem.${change.kind}`, { title: nameOf(change) })
  }

  function reasonOf({ change, error }: FailedChange): string {
    if (error.code === LINE_REMOVED) return t("problem.removed")
    if (change.before !== undefined) return t("problem.unsureText")
    return errorText(error, {
      refused: () => refusalOf(error),
      server: tFailure("server.cart"),
      lost: tFailure("lost"),
    })
  }
}

const nameOf = (change: CartChange): string =>
  change.kind === "code" ? change.code : change.kind === "add" ? titleOf(change.shown) : change.title

const titleOf = ({ title, variantTitle }: ChosenVariant) => lineTitle({ title, variant_title: variantTitle })

/** The remove button is gone with the line item, so the focus moves to the undo button. */
function Removed({ title, onUndo }: { title: string; onUndo: () => void }) {
  const t = useTranslations("store.cart")
  const action = useRef<HTMLButtonElement>(null)
  useEffect(() => action.current?.focus(), [])
  return (
    <Banner
      tone="inactive"
      announce
      title={t("removed", { title })}
      action={
        <Button ref={action} size="sm" icon="return" onClick={onUndo}>
          {t("undo")}
        </Button>
      }
    />
  )
}
