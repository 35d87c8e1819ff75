import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Photo } from "#ui/photo.tsx"
import { type Middle, usePinch } from "./use-pinch.ts"

const MAX_ZOOM = 4
const CENTRE = { x: 0.5, y: 0.5 }

interface LargePicturesProps {
  title: string
  urls: readonly string[]
  shown: number
  onShow: (picture: number) => void
  onClose: () => void
}

/** Full-window picture: zooms by click, pinch, buttons or the plus and minus keys, and pans by scrolling. */
export default function LargePictures({ title, urls, shown, onShow, onClose }: LargePicturesProps) {
  const t = useTranslations("store.catalog.product")
  const close = useTranslations("ui")("close")
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const { frame, size, resize, reset } = useZoom(shown)
  const go = (step: number) => {
    reset()
    onShow((shown + step + urls.length) % urls.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const does = {
      "+": () => resize(size + 1),
      "=": () => resize(size + 1),
      "-": () => resize(size - 1),
      // In a zoomed picture the arrow keys scroll.
      ArrowRight: size === 1 ? () => go(1) : undefined,
      ArrowLeft: size === 1 ? () => go(-1) : undefined,
    }[event.key]
    if (!does) return
    event.preventDefault()
    does()
  }
  const onClick = (event: MouseEvent<HTMLImageElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
    resize(size > 1 ? 1 : 2, CENTRE, at)
  }
  const pinch = usePinch(frame, size, (next, { x, y }) => {
    const box = frame.current?.getBoundingClientRect()
    if (box) resize(next, { x: (x - box.left) / box.width, y: (y - box.top) / box.height })
  })

  return (
    <dialog
      ref={dialog}
      aria-label={t("zoomTitle", { title })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none bg-surface text-ink backdrop:bg-scrim open:flex open:flex-col"
    >
      <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line px-3">
        <p className="min-w-0 flex-1 truncate px-1 text-sm" aria-live="polite">
          <span className="font-semibold">{title}</span>{" "}
          <span className="text-muted tabular-nums">{t("place", { number: shown + 1, count: urls.length })}</span>
        </p>
        <IconButton
          icon="minus"
          label={t("zoomOut")}
          disabledReason={size === 1 ? t("smallest") : undefined}
          onClick={() => resize(size - 1)}
        />
        <IconButton
          icon="plus"
          label={t("zoomIn")}
          disabledReason={size === MAX_ZOOM ? t("largest") : undefined}
          onClick={() => resize(size + 1)}
        />
        <IconButton icon="close" label={close} onClick={() => dialog.current?.close()} />
      </header>
      <div
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        {...pinch}
        className="min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto bg-sunken"
      >
        <div className="grid place-items-center" style={{ width: `${size * 100}%`, height: `${size * 100}%` }}>
          <Photo
            src={urls[shown]}
            alt={t("picture", { title, number: shown + 1 })}
            draggable={false}
            onClick={onClick}
            className={`max-h-full min-h-0 max-w-full object-contain ${size > 1 ? "cursor-zoom-out" : "cursor-zoom-in"}`}
            style={{ height: "100%" }}
          />
        </div>
      </div>
      {urls.length > 1 && (
        <footer className="flex shrink-0 items-center justify-center gap-2 border-t border-line p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <IconButton icon="chevronLeft" label={t("previousPicture")} onClick={() => go(-1)} />
          <IconButton icon="chevronRight" label={t("nextPicture")} onClick={() => go(1)} />
        </footer>
      )}
    </dialog>
  )
}

/** The size of the picture in its frame; `resize` zooms around a point, `reset` shows the whole picture. */
function useZoom(shown: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(1)
  /** Point of the picture that stays in place when zooming, and its position in the frame: 0 to 1. */
  const kept = useRef({ part: CENTRE, place: CENTRE })
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again whenever the size or the image changes
  useLayoutEffect(() => {
    const { current: box } = frame
    if (!box) return
    const { part, place } = kept.current
    box.scrollLeft = part.x * box.scrollWidth - place.x * box.clientWidth
    box.scrollTop = part.y * box.scrollHeight - place.y * box.clientHeight
  }, [size, shown])
  const partAt = (place: Middle) => {
    const { current: box } = frame
    if (!box) return CENTRE
    return {
      x: (box.scrollLeft + place.x * box.clientWidth) / box.scrollWidth,
      y: (box.scrollTop + place.y * box.clientHeight) / box.scrollHeight,
    }
  }
  const resize = (next: number, place = CENTRE, part = partAt(place)) => {
    kept.current = { part, place }
    setSize(Math.min(MAX_ZOOM, Math.max(1, next)))
  }
  return { frame, size, resize, reset: () => setSize(1) }
}
