import { defineExtension, type Loaded } from "fennmark/admin"
import { Card } from "fennmark/ui"
import { KEY, useTexts } from "./texts.ts"

const numberOf = ({ metadata }: Loaded<"orders">) => String(metadata?.[KEY] ?? "")

function NumberCard({ record }: { record: Loaded<"orders"> }) {
  const { number } = useTexts()
  return numberOf(record) && <Card title={number}>{numberOf(record)}</Card>
}

function PrintedNumber({ order }: { order: Loaded<"orders"> }) {
  const { number } = useTexts()
  return numberOf(order) && <p>{`${number}: ${numberOf(order)}`}</p>
}

export default defineExtension({
  title: { en: "Purchase order number", de: "Bestellnummer" },
  cards: [{ on: "orders", aside: true, component: NumberCard }],
  columns: [{ in: "orders", id: "number", header: { en: "Purchase order", de: "Kundenbestellung" }, cell: numberOf }],
  printed: PrintedNumber,
})
