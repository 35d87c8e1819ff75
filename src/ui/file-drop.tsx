import { type ReactNode, useState } from "react"
import { cx } from "./cx.ts"

interface FileDropProps {
  /** Names the area for screen readers. */
  label: string
  onFiles: (files: File[]) => void
  className?: string
  children: ReactNode
}

/** An area onto which files can be dropped. Its content must offer the same by a button. */
export function FileDrop({ label, onFiles, className, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a button inside does the same
    <section
      aria-label={label}
      onDragOver={(event) => {
        // Other drags, such as one that sorts a list, aren't for this area.
        if (!event.dataTransfer.types.includes("Files")) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
      className={cx(className, isOver && "outline-2 outline-offset-4 outline-accent outline-dashed")}
    >
      {children}
    </section>
  )
}
