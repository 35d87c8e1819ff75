import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { createPortal } from "react-dom"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"
import { IconButton } from "./icon-button.tsx"
import { type Tone, toneIcon, toneText } from "./tone.ts"
import { useFocusHandover } from "./use-focus-handover.ts"

export interface Toast {
  /** What happened, in one sentence. */
  title: string
  text?: string | undefined
  tone?: Tone | undefined
  /** For example, undo. */
  action?: { label: string; onClick: () => void } | undefined
  /** Milliseconds until it disappears, unless the pointer or the focus is on it; 6 seconds by default, `Infinity` for never. */
  lifetime?: number | undefined
  /** What it is about, such as a record's id: it replaces an earlier notification about the same. */
  about?: string | undefined
}

type Shown = Toast & { id: number }

const ToastContext = createContext<(toast: Toast | null) => void>(() => undefined)

/** `const toast = useToast(); toast({ title: t("saved") })`: for successes; errors are shown where they occur. `null` removes all. */
export const useToast = () => useContext(ToastContext)

const LIFETIME = 6000

/** Render once, around the entire app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([])
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const add = useCallback(
    (toast: Toast | null) =>
      setToasts((shown) => {
        if (!toast) return []
        const others = shown.filter(({ about }) => about === undefined || about !== toast.about)
        return [...others.slice(-2), { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }]
      }),
    [],
  )
  useFocusKey()
  const t = useTranslations("ui")
  // Where the focus was before it moved into a notification, and where it returns to afterward.
  const previous = useRef<HTMLElement>(null)
  const list = useMemo(
    () =>
      toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} previous={previous} onDismiss={() => dismiss(toast.id)} />
      )),
    [toasts, dismiss],
  )
  return (
    <ToastContext value={add}>
      {children}
      <BodyPortal>
        <section
          data-toasts=""
          aria-label={t("notifications")}
          aria-live="polite"
          className="pointer-events-none fixed inset-x-4 bottom-4 translate-y-[calc(var(--bottom-bar,0px)*-1)] z-60 grid justify-items-center gap-2 max-sm:[body:has([role=dialog])_&]:top-4 max-sm:[body:has([role=dialog])_&]:bottom-auto max-sm:[body:has([role=dialog])_&]:translate-y-0 sm:left-auto sm:justify-items-end"
        >
          {list}
        </section>
      </BodyPortal>
    </ToastContext>
  )
}

/** A separate child of the body: a modal dialog makes the page's root inert, but toasts must stay reachable. */
function BodyPortal({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement("div")
    document.body.append(element)
    setHost(element)
    return () => element.remove()
  }, [])
  return host && createPortal(children, host)
}

/** F8 moves the focus to the newest notification, even while a dialog traps the focus. */
function useFocusKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F8" || event.altKey || event.ctrlKey || event.metaKey) return
      const buttons = document.querySelectorAll<HTMLElement>("[data-toasts] > :last-child button")
      if (buttons.length === 0) return
      event.preventDefault()
      buttons[0]?.focus()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])
}

interface ToastCardProps {
  toast: Shown
  previous: RefObject<HTMLElement | null>
  onDismiss: () => void
}

function ToastCard({ toast, previous, onDismiss }: ToastCardProps) {
  const t = useTranslations("ui")
  const card = useRef<HTMLDivElement>(null)
  useFocusHandover(card, previous)
  const { tone = "done", title, text, action, lifetime = LIFETIME } = toast
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isPaused || tone === "refused" || lifetime === Infinity) return
    const timer = setTimeout(onDismiss, lifetime)
    return () => clearTimeout(timer)
  }, [isPaused, tone, lifetime, onDismiss])
  return (
    // biome-ignore lint/a11y: the handlers only pause the timer and let Escape dismiss it, as the button does
    <div
      ref={card}
      // Not on pointer enter: a toast that appears below a resting mouse would never disappear.
      onPointerMove={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={({ relatedTarget }) => {
        setIsPaused(true)
        if (!relatedTarget?.closest("[data-toasts]")) previous.current = relatedTarget as HTMLElement | null
      }}
      onBlur={() => setIsPaused(false)}
      onKeyDown={(event) => {
        // A tooltip or a dialog takes the key for itself.
        if (event.key !== "Escape" || event.defaultPrevented) return
        event.preventDefault()
        onDismiss()
      }}
      className="pointer-events-auto flex w-full max-w-sm animate-appear items-start gap-3 rounded-lg border border-line bg-raised p-3 text-sm shadow-md"
    >
      <Icon name={toneIcon[tone]} size={20} className={cx("mt-1 touch:mt-3", toneText[tone])} />
      <div className="min-w-0 flex-1 py-1 wrap-anywhere touch:py-3">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-muted">{text}</p>}
        {action && (
          <button
            type="button"
            className={cx("mt-1 rounded-sm font-semibold text-accent-ink underline-offset-4 hover:underline")}
            onClick={() => {
              action.onClick()
              onDismiss()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon="close" size="sm" label={t("dismiss")} onClick={onDismiss} />
    </div>
  )
}
