import { useEffect, useRef } from "react"

/** Moves the focus to a new step, or to its first field with an error. Returns the ref for the step's content. */
export function useStepFocus(step: string) {
  const content = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    const field = content.current?.querySelector<HTMLElement>("[aria-invalid=true]")
    ;(field ?? content.current)?.focus({ preventScroll: field === null })
  }, [step])
  return content
}
