import { useBlocker } from "@tanstack/react-router"
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { addLeaveGuard } from "./leave-guards.ts"

/**
 * Asks before unsaved changes are lost: when the route changes, on reload and closing (by the browser's own dialog),
 * and on signing out. Returns the dialog. `isDirty` must not change between renders.
 */
export function useLeaveGuard(isDirty: () => boolean, onDiscard: () => void): ReactNode {
  const t = useTranslations("admin.form.leave")
  const [isAsking, setIsAsking] = useState(false)
  const answer = useRef<(leave: boolean) => void>(undefined)
  const ask = useCallback((): Promise<boolean> => {
    if (!isDirty()) return Promise.resolve(true)
    answer.current?.(false)
    setIsAsking(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [isDirty])
  useEffect(() => addLeaveGuard(ask), [ask])
  useBlocker({
    // A changed search parameter keeps the form.
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await ask()),
    enableBeforeUnload: isDirty,
  })
  const decide = (leave: boolean) => {
    setIsAsking(false)
    if (leave) onDiscard()
    answer.current?.(leave)
    answer.current = undefined
  }
  return (
    <Dialog
      open={isAsking}
      onClose={() => decide(false)}
      title={t("title")}
      size="sm"
      footer={
        <>
          <Button variant="danger" onClick={() => decide(true)}>
            {t("discard")}
          </Button>
          <Button variant="primary" onClick={() => decide(false)}>
            {t("keep")}
          </Button>
        </>
      }
    >
      <p>{t("text")}</p>
    </Dialog>
  )
}
