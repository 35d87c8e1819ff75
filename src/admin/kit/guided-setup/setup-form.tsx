import type { ReactNode } from "react"

/** Id of the form that the setup's main button submits. */
export const SETUP_FORM = "guided-setup"

/** Properties of a main button that submits the step's form. */
export const submitButton = { type: "submit", form: SETUP_FORM } as const

interface SetupFormProps {
  className?: string
  onSubmit: () => void
  children: ReactNode
}

/** The form of a step. */
export function SetupForm({ className, onSubmit, children }: SetupFormProps) {
  return (
    <form
      id={SETUP_FORM}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
