import type { LinkProps } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { LinkButton } from "#ui/link-button.tsx"

/** The main action of a list: opens the form for a new record. */
export function CreateLink({ to, children }: { to: NonNullable<LinkProps["to"]>; children: ReactNode }) {
  return (
    <LinkButton to={to} variant="primary" icon="plus">
      {children}
    </LinkButton>
  )
}
