import { defineExtension, type StoreSlots, useCartField } from "fennmark/store"
import { TextField } from "fennmark/ui"
import { useEffect } from "react"
import { KEY, TITLE, useTexts } from "./texts.ts"

const MAX = 40

function NumberField({ beforeOrder }: StoreSlots["review"]) {
  const t = useTexts()
  const { props, save } = useCartField(KEY, (text) => (text.length > MAX ? t.tooLong(MAX) : undefined))
  useEffect(() => beforeOrder(save))
  return <TextField label={t.number} hint={t.hint} optional {...props} />
}

export default defineExtension({
  title: TITLE,
  slots: { review: NumberField },
})
