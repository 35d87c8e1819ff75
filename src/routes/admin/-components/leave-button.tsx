import { Button } from "#ui/button.tsx"

interface LeaveButtonProps {
  /** Where it leads: "Back to the order". */
  label: string
  onClick: () => void
}

/** Leaves a flow. On a phone the cross says it, so that the flow's title has the room. */
export function LeaveButton({ label, onClick }: LeaveButtonProps) {
  return (
    <Button variant="quiet" icon="close" onClick={onClick}>
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  )
}
