import { type ComponentPropsWithRef, type ReactNode, useId } from "react"

export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "className" | "role"> {
  label: ReactNode
  hint?: ReactNode
}

/** An on/off setting that applies immediately. In a form that is submitted use `Checkbox`. */
export function Switch({ label, hint, id, ...input }: SwitchProps) {
  const made = useId()
  const switchId = id ?? made
  return (
    <div className="flex items-start justify-between gap-4 text-sm">
      <div className="grid min-w-0 grid-cols-1 gap-0.5 wrap-break-word">
        <label htmlFor={switchId} className="font-semibold">
          {label}
        </label>
        {hint && (
          <div id={`${switchId}-hint`} className="text-xs text-muted">
            {hint}
          </div>
        )}
      </div>
      <input
        {...input}
        id={switchId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own checked state
        role="switch"
        aria-describedby={hint ? `${switchId}-hint` : undefined}
        className="relative h-5 w-9 shrink-0 appearance-none rounded-full bg-edge-strong transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-on-accent before:shadow-xs before:transition-transform after:absolute after:-inset-2 checked:bg-accent checked:before:translate-x-4 disabled:opacity-50"
      />
    </div>
  )
}
