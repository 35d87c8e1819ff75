import { type ReactNode, Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { late } from "#ui/late.tsx"
import type { AddLinkedProps, Linkable } from "./add-linked.tsx"
import type { ChangeLinks, LinkedName } from "./linked-names.ts"

interface Identified {
  readonly id: string
}

const AddLinked = late<AddLinkedProps<Identified>>(async () => (await import("./add-linked.tsx")).AddLinked)

export interface LinkedCardProps<Row> extends Linkable<Row> {
  /** Name of the texts in `admin.linked`. */
  name: LinkedName
  /** Without it, no records can be added. */
  change: ChangeLinks | undefined
  /** The number of linked records. */
  badge?: ReactNode
  padding?: "normal" | "flush"
  /** Buttons beside "Add". */
  actions?: ReactNode
  children: ReactNode
}

/** Card with the records that are linked to another one, and a dialog that adds some. */
export function LinkedCard<Row extends Identified>(props: LinkedCardProps<Row>) {
  const { name, change, badge, padding = "normal", actions, children, ...linkable } = props
  const t = useTranslations("admin.linked")
  const [isAdding, setAdding] = useState(false)
  const add = change && (
    <>
      {actions}
      <Button size="sm" icon="plus" onPointerEnter={AddLinked.preload} onClick={() => setAdding(true)}>
        {t(`${name}.add`)}
      </Button>
    </>
  )
  return (
    <Card title={t(`${name}.title`)} badge={badge} padding={padding} actions={add}>
      {children}
      {change && isAdding && (
        <Suspense>
          <AddLinked {...linkable} name={name} change={change} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  )
}
