import { useEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { type BeforeLink, undoLink } from "./before-link.ts"
import { useAction } from "./use-control.ts"

/** Says that a link has replaced the data of this browser, and undoes it. */
export default function ReplacedNotice({ before }: { before: BeforeLink }) {
  const t = useTranslations("demo.replaced")
  const [isShown, setShown] = useState(true)
  // Announced as a change: screen readers ignore the initial content of a live region.
  const [isAnnounced, setAnnounced] = useState(false)
  useEffect(() => setAnnounced(true), [])
  const notice = useRef<HTMLDivElement>(null)
  // It covers a part of the page, and whoever continues there keeps the link's data; the snapshot stays.
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!notice.current?.contains(target as Node)) setShown(false)
    }
    const events = ["click", "input"] as const
    for (const event of events) document.addEventListener(event, leave)
    return () => {
      for (const event of events) document.removeEventListener(event, leave)
    }
  }, [])
  const action = useAction()
  if (!isShown) return null
  const undo = () =>
    action.run(async () => {
      await undoLink(before)
      location.reload()
    })
  return (
    <div
      ref={notice}
      role="status"
      className="fixed bottom-4 left-4 z-50 w-96 max-w-[calc(100vw-2rem)] translate-y-[calc(var(--bottom-bar,0px)*-1)] rounded-lg bg-surface text-sm text-ink shadow-lg print:hidden max-sm:[body:has(section[role=dialog]:not([hidden]))_&]:hidden"
    >
      {isAnnounced && (
        <Banner
          title={t("title")}
          onDismiss={() => setShown(false)}
          action={
            <Button size="sm" busy={action.isBusy} onClick={undo}>
              {t("undo")}
            </Button>
          }
        >
          {action.error ? t("failed") : t("text")}
        </Banner>
      )}
    </div>
  )
}
