import type { ReactNode } from "react"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"

interface ConfirmationFrameProps {
  readonly header: ReactNode
  readonly children: ReactNode
  /** Before the order is known, the mark has no check: the order might not exist. */
  readonly isPending?: boolean
  readonly isCanceled?: boolean
}

/** The order confirmation's mark and heading above its content. */
export function ConfirmationFrame({ header, children, isPending = false, isCanceled = false }: ConfirmationFrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8 px-4 py-12 sm:px-6">
      <header className="grid justify-items-center gap-3 text-center">
        <span
          className={cx(
            "grid size-14 place-items-center rounded-full",
            isPending || isCanceled ? "bg-inactive-soft" : "bg-done-soft text-done-ink",
          )}
        >
          {!isPending && <Icon name={isCanceled ? "close" : "check"} size={24} />}
        </span>
        {header}
      </header>
      {children}
    </div>
  )
}
