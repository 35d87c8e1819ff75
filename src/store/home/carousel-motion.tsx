import useEmblaCarousel from "embla-carousel-react"
import { type RefObject, useEffect } from "react"

export interface CarouselApi {
  scrollTo(slide: number, jump?: boolean): void
}

interface CarouselMotionProps {
  /** The scroll container; its only child contains the slides. */
  viewport: RefObject<HTMLElement | null>
  onReady: (api: CarouselApi | undefined) => void
  onSlide: (slide: number) => void
}

/** Adds dragging to a row of slides. Renders nothing, so it can load after them. */
export default function CarouselMotion({ viewport, onReady, onSlide }: CarouselMotionProps) {
  const [attach, api] = useEmblaCarousel({ duration: 25, dragThreshold: 10, loop: true })
  useEffect(() => attach(viewport.current), [attach, viewport])
  useEffect(() => {
    if (!api) return
    const notify = () => onSlide(api.selectedScrollSnap())
    api.on("select", notify)
    onReady(api)
    return () => {
      api.off("select", notify)
      onReady(undefined)
    }
  }, [api, onReady, onSlide])
  return null
}
