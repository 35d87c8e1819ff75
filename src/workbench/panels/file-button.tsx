import { useRef } from "react"
import { Button } from "#ui/button.tsx"

interface FileButtonProps {
  label: string
  onFile: (file: File) => void
}

/** A button that chooses a JSON file. */
export function FileButton({ label, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Choosing the same file again must be noticed.
          event.target.value = ""
          if (file) onFile(file)
        }}
      />
    </>
  )
}
