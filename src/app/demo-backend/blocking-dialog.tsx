import { type ReactNode, useEffect, useId, useRef } from "react"

interface BlockingDialogProps {
  title: string
  text: string
  children?: ReactNode
  footer: ReactNode
}

/** A native modal dialog, rendered above any dialog the app has open. Escape doesn't close it. */
export function BlockingDialog({ title, text, children, footer }: BlockingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      // Browsers close the dialog on a second press of Escape without a cancelable event.
      onClose={() => dialog.current?.showModal()}
      className="m-auto w-[calc(100%-2rem)] max-w-md gap-4 rounded-xl bg-raised p-5 text-sm text-ink shadow-lg backdrop:bg-scrim open:grid"
    >
      <h2 id={`${id}-title`} className="text-lg/6 font-semibold text-balance">
        {title}
      </h2>
      <p id={`${id}-text`} className="text-muted">
        {text}
      </p>
      {children}
      <footer className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{footer}</footer>
    </dialog>
  )
}
