interface JsonViewProps {
  label: string
  value: unknown
}

/** A value as indented JSON in a box that scrolls. */
export function JsonView({ label, value }: JsonViewProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: A box that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-md border border-line bg-sunken p-3"
    >
      <pre className="font-mono text-xs whitespace-pre-wrap wrap-anywhere">{JSON.stringify(value, null, 2)}</pre>
    </section>
  )
}
