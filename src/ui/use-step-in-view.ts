import { useEffect, useState } from "react"

/** Height of the header that covers sections, in pixels. */
const HEADER = 120

/** The id of the element with the part of a page that belongs to a step. */
export const sectionId = (step: string) => `step-${step}`

/** Elements have no size where there is no layout. */
const isInView = (section: Element): boolean => {
  const { top, bottom, height } = section.getBoundingClientRect()
  return height === 0 || (bottom > HEADER && top < window.innerHeight)
}

function stepInView(steps: readonly string[]): string | undefined {
  const sectionOf = (step: string) => document.getElementById(sectionId(step))
  const shown = steps.filter((step) => sectionOf(step)?.hasChildNodes())
  const focused = document.activeElement
  const focusedStep = shown.find((step) => sectionOf(step)?.contains(focused))
  if (focusedStep !== undefined && isInView(sectionOf(focusedStep) as Element)) return focusedStep
  // The step without a section is the primary button.
  if (shown.length > 0 && focused?.hasAttribute("data-primary")) return steps.find((step) => !sectionOf(step))
  const { scrollHeight } = document.documentElement
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2) return shown.at(-1)
  return shown.find((step) => Number(sectionOf(step)?.getBoundingClientRect().bottom) > HEADER) ?? shown[0]
}

/** The step whose section has the focus, or is the first one in view; undefined on a page without sections. */
export function useStepInView(steps: readonly string[]): string | undefined {
  const [step, setStep] = useState<string>()
  const ids = steps.join(" ")
  // Each time: sections come and go with the content.
  useEffect(() => setStep(stepInView(ids.split(" "))))
  useEffect(() => {
    const update = () => setStep(stepInView(ids.split(" ")))
    document.addEventListener("focusin", update)
    window.addEventListener("scroll", update, { passive: true })
    window.addEventListener("resize", update)
    return () => {
      document.removeEventListener("focusin", update)
      window.removeEventListener("scroll", update)
      window.removeEventListener("resize", update)
    }
  }, [ids])
  return step
}
