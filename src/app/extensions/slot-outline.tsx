/** Shows where a slot is, and its name: for development, with `VITE_SHOW_SLOTS=true`. */
export function SlotOutline({ name }: { name: string }) {
  return (
    <div className="rounded-sm border border-dashed border-accent-ink px-2 py-1 font-mono text-xs text-accent-ink">
      {name}
    </div>
  )
}
