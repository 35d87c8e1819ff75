interface RadioProps {
  /** Shared by the radios of a group, so that the arrow keys move between them. */
  name: string
  label: string
  checked: boolean
  onSelect: () => void
}

/** One choice of a short list in a popover; put the group into a `fieldset`. For forms use `RadioCards` or `Select`. */
export function Radio({ name, label, checked, onSelect }: RadioProps) {
  return (
    <label className="flex items-center gap-2.5">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onSelect}
        className="size-4 shrink-0 appearance-none rounded-full border border-edge-strong bg-surface checked:border-5 checked:border-accent"
      />
      {label}
    </label>
  )
}
