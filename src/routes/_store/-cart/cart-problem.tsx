import { useEffect, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { useRefusalText } from "#routes/_store/-api/use-refusal-text.ts"
import { errorText } from "#routes/-app/error-text.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import type { CartChange, ChosenVariant } from "./cart-changes.ts"
import { type CartQueue, type CartQueueState, LINE_REMOVED } from "./cart-queue.ts"

/** Shows reverted changes and the reason, changes waiting for the network, and codes that no longer apply. */
export function CartProblem({ queue, state }: { queue: CartQueue; state: CartQueueState }) {
  const t = useTranslations("store.cart")
  const tFailure = useTranslations("failure.server")
  const reasonOf = useRefusalText()
  const { problem, isWaiting, lostCodes, undo } = state
  // A refused code shows its error at the code field.
  const refused = problem?.changes.filter((change) => change.kind !== "code" || problem.error.status !== 400) ?? []
  const isRemoved = problem?.error.code === LINE_REMOVED
  // Retrying would have the same result: the line is gone, or there isn't enough stock.
  const isFinal = isRemoved || problem?.error.code === "insufficient_inventory"
  return (
    <>
      {undo && <Removed key={undo.variantId} title={titleOf(undo.shown)} onUndo={() => void queue.push(undo)} />}
      {isWaiting && (
        <Banner tone="waiting" announce title={t("offline.title")}>
          {t("offline.text")}
        </Banner>
      )}
      {problem && refused.length > 0 && (
        <Banner
          tone="refused"
          announce
          title={title(refused)}
          onDismiss={() => queue.dismiss()}
          action={
            isFinal ? undefined : (
              <Button size="sm" icon="refresh" onClick={() => queue.retry()}>
                {t("problem.retry")}
              </Button>
            )
          }
        >
          {isFinal
            ? t(isRemoved ? "problem.removed" : "problem.stock")
            : errorText(problem.error, {
                refused: () => t("problem.other", { reason: reasonOf(problem.error) }),
                server: tFailure("cart"),
                lost: t("problem.network"),
              })}
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

  function title([first, ...others]: readonly CartChange[]): string {
    if (!first || others.length > 0) return t("problem.several", { count: others.length + 1 })
    if (first.kind === "code") return t("problem.code", { code: first.code })
    if (first.kind === "add") return t("problem.add", { title: titleOf(first.shown) })
    return t("problem.quantity", { title: first.title })
  }
}

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
