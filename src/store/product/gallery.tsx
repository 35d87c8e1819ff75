import { Suspense, useEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { late } from "#ui/late.tsx"
import { Photo } from "#ui/photo.tsx"
import { pictureSizes } from "./picture-sizes.ts"

const LargePictures = late(async () => (await import("./large-pictures.tsx")).default)

interface GalleryProps {
  title: string
  urls: readonly string[]
  /** URL of the selected variant's picture, which is shown whenever another variant is selected. */
  wanted?: string | null | undefined
}

/** The product's pictures as a swipeable row with thumbnails and a zoomed view. */
export function Gallery({ title, urls, wanted }: GalleryProps) {
  const t = useTranslations("store.catalog.product")
  const track = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState(() => Math.max(0, wanted ? urls.indexOf(wanted) : 0))
  const [large, setLarge] = useState(false)

  const show = (i: number) => {
    choose(i)
    const { current } = track
    if (current) current.scrollLeft = i * current.clientWidth
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the image only when the variant changes
  useEffect(() => {
    const i = wanted ? urls.indexOf(wanted) : -1
    if (i >= 0) show(i)
  }, [wanted])
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
    const at = Math.round(scrollLeft / clientWidth)
    // Ignores scroll positions between two pictures.
    if (clientWidth > 0 && Math.abs(scrollLeft - at * clientWidth) < 2) choose(at)
  }

  return (
    <section
      aria-label={t("pictures", { title })}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3"
    >
      <div className="relative aspect-4/5 overflow-hidden rounded-xl bg-sunken md:aspect-square lg:aspect-4/5">
        <div
          ref={track}
          onScroll={onScroll}
          className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {urls.map((url, i) => (
            <button
              key={url}
              type="button"
              tabIndex={i === chosen ? 0 : -1}
              aria-hidden={i !== chosen}
              onPointerEnter={LargePictures.preload}
              onClick={() => setLarge(true)}
              className="relative size-full shrink-0 cursor-zoom-in snap-center outline-offset-[-3px]"
            >
              <Photo
                src={url}
                alt={t("picture", { title, number: i + 1 })}
                width={960}
                height={1200}
                sizes={pictureSizes}
                {...(i === chosen ? { fetchPriority: "high" } : { loading: "lazy" })}
                className="size-full object-cover"
              />
              <span className="sr-only">{t("zoom")}</span>
            </button>
          ))}
        </div>
        {urls.length > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute right-3 bottom-3 flex h-9 items-center gap-2 rounded-full bg-surface px-3 text-xs text-muted tabular-nums shadow-sm"
          >
            <Icon name="search" />
            {urls.length > 1 && t("place", { number: chosen + 1, count: urls.length })}
          </span>
        )}
      </div>
      {urls.length > 1 && (
        <ul className="flex gap-3 overflow-x-auto p-0.5">
          {urls.map((url, i) => (
            <li key={url} className="shrink-0">
              <button
                type="button"
                aria-label={t("picture", { title, number: i + 1 })}
                aria-pressed={i === chosen}
                onClick={() => show(i)}
                className="block size-16 overflow-hidden rounded-lg border-2 border-transparent bg-sunken aria-pressed:border-accent sm:size-18"
              >
                <Photo src={url} alt="" width={72} height={72} loading="lazy" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {large && (
        <Suspense>
          <LargePictures title={title} urls={urls} shown={chosen} onShow={show} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </section>
  )
}
