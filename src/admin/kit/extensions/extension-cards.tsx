import type { ComponentType } from "react"
import { labelIn } from "#app/extensions/define-texts.ts"
import { ExtensionPart } from "#app/extensions/extension-part.tsx"
import { SlotOutline } from "#app/extensions/slot-outline.tsx"
import { useLocale } from "#lib/i18n.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { adminExtensions } from "./admin-extensions.ts"

interface ExtensionCardsProps {
  /** Name of the records: "orders". */
  on: string | undefined
  record: { readonly id: string }
  aside?: boolean
}

/** The cards of extensions on the page of a record. */
export function ExtensionCards({ on, record, aside = false }: ExtensionCardsProps) {
  const locale = useLocale()
  const cards = adminExtensions
    .loaded()
    .flatMap(({ cards = [], extension, title }) =>
      cards
        .filter((card) => card.on === on && (card.aside ?? false) === aside)
        .map(({ component }, index) => ({ key: `${extension} ${index}`, title, component })),
    )
  return (
    <>
      {import.meta.env.VITE_SHOW_SLOTS && <SlotOutline name={`cards: ${on}${aside ? ", aside" : ""}`} />}
      {cards.map(({ key, title, component }) => {
        const Card = component as ComponentType<{ record: object }>
        return (
          <ExtensionPart key={key} extension={labelIn(title, locale)} fallback={<SkeletonText lines={2} />}>
            <Card record={record} />
          </ExtensionPart>
        )
      })}
    </>
  )
}
