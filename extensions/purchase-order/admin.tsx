import { defineExtension, type Loaded } from "fennmark/admin"
import { Card, labelIn, useLocale } from "fennmark/ui"
import { KEY, TITLE, useTexts } from "./texts.ts"

const numberOf = ({ metadata }: Loaded<"orders">) => String(metadata?.[KEY] ?? "")

function NumberCard({ record }: { record: Loaded<"orders"> }) {
  const title = labelIn(TITLE, useLocale())
  return numberOf(record) && <Card title={title}>{numberOf(record)}</Card>
}

/** The customer reads the packing slip. */
function PrintedNumber({ order }: { order: Loaded<"orders"> }) {
  const { printed } = useTexts()
  return numberOf(order) && <p>{`${printed}: ${numberOf(order)}`}</p>
}

export default defineExtension({
  title: TITLE,
  cards: [{ on: "orders", aside: true, component: NumberCard }],
  columns: [{ in: "orders", id: "number", header: TITLE, cell: numberOf }],
  printed: PrintedNumber,
})
