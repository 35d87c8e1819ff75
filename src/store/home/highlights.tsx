import { Link } from "@tanstack/react-router"
import { type KeyboardEvent, Suspense, useLayoutEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Product } from "#schema/store/entities/catalog.ts"
import { pictureSizes } from "#store/product/picture-sizes.ts"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import { late } from "#ui/late.tsx"
import { Photo } from "#ui/photo.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import type { CarouselApi } from "./carousel-motion.tsx"
import { type Slide, useSlides } from "./slides.ts"

// If it can't be loaded, the slides can still be scrolled by hand.
const CarouselMotion = late(async () => (await import("./carousel-motion.tsx")).default, "hidden")

/** The home page's slides. The first one renders immediately; the others and the carousel load later. */
export function Highlights({ picture, products }: { picture: string; products: readonly Product[] }) {
  const t = useTranslations("store.catalog.home")
  const slides = useSlides(picture, products)
  const viewport = useRef<HTMLDivElement>(null)
  const [api, setApi] = useState<CarouselApi>()
  const [shown, setShown] = useState<number>()
  const count = slides.length
  const current = Math.min(shown ?? 0, count - 1)

  // The carousel takes over at the current slide, so native scrolling is reset.
  useLayoutEffect(() => {
    const row = viewport.current
    if (!api || !row) return
    const slide = slideAt(row)
    row.scrollLeft = 0
    api.scrollTo(slide, true)
  }, [api])

  const show = (slide: number) => {
    const next = (slide + count) % count
    const prefersReducedMotion = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches
    setShown(next)
    if (api) api.scrollTo(next, prefersReducedMotion)
    else if (viewport.current) viewport.current.scrollLeft = next * viewport.current.clientWidth
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(current + step)
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the arrow keys are an alternative to the buttons
    <section aria-label={t("slides")} className="@container relative size-full" onKeyDown={onKeyDown}>
      <div
        ref={viewport}
        onScroll={(event) => !api && setShown(slideAt(event.currentTarget))}
        className={cx(
          "size-full",
          api ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]",
        )}
      >
        <div className="flex size-full touch-pan-y touch-pinch-zoom">
          {slides.map((slide, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide isn't a fieldset
            <div
              key={slide.picture}
              role="group"
              aria-label={t("slide", { number: i + 1, count })}
              inert={i !== current}
              className="relative size-full shrink-0 grow-0 basis-full snap-start"
            >
              <SlidePicture slide={slide} isFirst={i === 0} />
              {slide.title && <SlideLink slide={slide} />}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className="absolute right-3 bottom-3 flex items-center rounded-full bg-surface shadow-sm sm:right-4 sm:bottom-4">
          <ArrowButton label={t("previous")} icon="chevronLeft" onClick={() => show(current - 1)} />
          {slides.map((slide, i) => (
            <button
              key={slide.picture}
              type="button"
              aria-label={t("goTo", { title: slide.title ?? t("slide", { number: i + 1, count }) })}
              aria-current={i === current}
              onClick={() => show(i)}
              className="group/dot grid h-10 w-7 place-items-center rounded-full pointer-coarse:w-10 @max-[16rem]:hidden"
            >
              <span className="size-2 rounded-full bg-edge-strong transition-[width] group-aria-[current=true]/dot:w-5 group-aria-[current=true]/dot:bg-accent" />
            </button>
          ))}
          <ArrowButton label={t("next")} icon="chevronRight" onClick={() => show(current + 1)} />
        </div>
      )}
      <LiveRegion>{shown !== undefined && slides[current]?.title}</LiveRegion>
      {count > 1 && (
        <Suspense>
          <CarouselMotion viewport={viewport} onReady={setApi} onSlide={setShown} />
        </Suspense>
      )}
    </section>
  )
}

/** Index of the slide shown in a natively scrolled row. */
const slideAt = (row: HTMLElement) => Math.round(row.scrollLeft / Math.max(row.clientWidth, 1))

function SlidePicture({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  return (
    <Photo
      src={slide.picture}
      alt=""
      width={800}
      height={600}
      sizes={pictureSizes}
      draggable={false}
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      className="size-full object-cover"
    />
  )
}

function SlideLink({ slide }: { slide: Slide }) {
  const t = useTranslations("store.catalog.home")
  const link =
    slide.kind === "category"
      ? ({ to: "/categories/$handle", params: { handle: slide.handle } } as const)
      : slide.kind === "product"
        ? ({ to: "/products/$handle", params: { handle: slide.handle } } as const)
        : ({ to: "/collections/$handle", params: { handle: slide.handle } } as const)
  return (
    <Link
      {...link}
      draggable={false}
      aria-label={t("see", { title: slide.title ?? "" })}
      className="absolute inset-0 flex items-end rounded-xl p-3 @max-[16rem]:items-start outline-offset-[-3px] sm:p-4"
    >
      <span className="inline-flex h-10 min-w-0 items-center gap-2 rounded-full bg-surface px-4 text-sm font-semibold shadow-sm">
        {slide.title}
        <Icon name="arrowRight" />
      </span>
    </Link>
  )
}

interface ArrowButtonProps {
  label: string
  icon: "chevronLeft" | "chevronRight"
  onClick: () => void
}

/** Hidden on touch devices, which swipe, unless large text leaves no space for the dots. */
function ArrowButton({ label, icon, onClick }: ArrowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-10 place-items-center rounded-full hover:bg-hover @min-[16rem]:pointer-coarse:hidden"
    >
      <Icon name={icon} />
    </button>
  )
}
