import { type ReactNode, useState } from "react"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"

interface Choice {
  readonly label: string
  readonly description?: ReactNode
}

interface ConflictDialogProps<C> {
  conflicts: readonly C[]
  idOf: (conflict: C) => string
  /** What was changed twice: a field, or a cell. */
  nameOf: (conflict: C) => string
  yours: (conflict: C) => Choice
  theirs: (conflict: C) => Choice
  columns?: 1 | 2
  texts: { readonly title: string; readonly text: string; readonly cancel: string; readonly confirm: string }
  /** Labels of the buttons that choose the same for all of several conflicts. */
  all?: { readonly yours: string; readonly theirs: string }
  /** Called with the conflicts in which the other's value is kept, or null to stop saving. */
  answer: (theirs: readonly C[] | null) => void
}

/** Asks for each value that someone else changed too which one to save. */
export function ConflictDialog<C>(props: ConflictDialogProps<C>) {
  const { conflicts, idOf, nameOf, columns = 1, texts, all, answer } = props
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  return (
    <Dialog
      open
      onClose={() => answer(null)}
      title={texts.title}
      description={texts.text}
      onSubmit={(event) => {
        event.preventDefault()
        // React passes events through portals: the form behind the dialog mustn't receive it.
        event.stopPropagation()
        answer(conflicts.filter((conflict) => theirs.has(idOf(conflict))))
      }}
      footer={
        <>
          <Button onClick={() => answer(null)}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {all && conflicts.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setTheirs(new Set())}>
              {all.yours}
            </Button>
            <Button size="sm" onClick={() => setTheirs(new Set(conflicts.map(idOf)))}>
              {all.theirs}
            </Button>
          </div>
        )}
        {conflicts.map((conflict) => {
          const id = idOf(conflict)
          return (
            <RadioCards
              key={id}
              legend={nameOf(conflict)}
              value={theirs.has(id) ? "theirs" : "yours"}
              columns={columns}
              onChange={(choice) => {
                const next = new Set(theirs)
                if (choice === "theirs") next.add(id)
                else next.delete(id)
                setTheirs(next)
              }}
              options={[
                { value: "yours", ...props.yours(conflict) },
                { value: "theirs", ...props.theirs(conflict) },
              ]}
            />
          )
        })}
      </div>
    </Dialog>
  )
}
