import { useLayoutEffect, useRef, useState } from "react"

/** Whether the content is wider than its box, observed while both change. False without ResizeObserver. */
export function useOverflow<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    const content = box?.firstElementChild
    if (!box || !content || typeof ResizeObserver === "undefined") return
    const observer = new ResizeObserver(() => setOverflows(content.scrollWidth > box.clientWidth + 1))
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return { ref, overflows }
}
