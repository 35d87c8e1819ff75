import { type ReactNode, Suspense, useEffect, useRef, useState } from "react"

interface NearViewProps {
  children: ReactNode
  placeholder?: ReactNode
}

/** Renders its content, and so loads its code, shortly before it scrolls into view. */
export function NearView({ children, placeholder = null }: NearViewProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!anchor.current || typeof IntersectionObserver === "undefined") return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: "300px" },
    )
    observer.observe(anchor.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={anchor}>{isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>
}
