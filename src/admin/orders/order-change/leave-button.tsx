import { Button } from "#ui/button.tsx"

interface LeaveButtonProps {
  /** Names the target: "Back to the order". */
  label: string
  /** Whether a request is pending; the flow can't be left until it is answered. */
  busy?: boolean
  onClick: () => void
}

/** Leaves a flow. On phones it is only an icon, to leave room for the flow's title. */
export function LeaveButton({ label, busy, onClick }: LeaveButtonProps) {
  return (
    <Button variant="quiet" icon="close" busy={busy} onClick={onClick}>
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  )
}
