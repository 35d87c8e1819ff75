import { Button } from "#ui/button.tsx"

interface LeaveButtonProps {
  /** Where it leads: "Back to the order". */
  label: string
  /** It cannot be left before what was sent has been answered. */
  busy?: boolean
  onClick: () => void
}

/** Leaves a flow. On a phone the cross says it, so that the flow's title has the room. */
export function LeaveButton({ label, busy, onClick }: LeaveButtonProps) {
  return (
    <Button variant="quiet" icon="close" busy={busy} onClick={onClick}>
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  )
}
