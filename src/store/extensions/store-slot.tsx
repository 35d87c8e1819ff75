import type { ComponentType } from "react"
import { labelIn } from "#app/extensions/define-texts.ts"
import { ExtensionPart } from "#app/extensions/extension-part.tsx"
import { SlotOutline } from "#app/extensions/slot-outline.tsx"
import { useLocale } from "#lib/i18n.tsx"
import { type SlotName, type StoreSlots, storeExtensions } from "./store-extensions.ts"

type StoreSlotProps = { [Slot in SlotName]: { name: Slot } & StoreSlots[Slot] }[SlotName]

/** A place of the storefront that extensions fill, in the order of `extensions.json`. */
export function StoreSlot({ name, ...props }: StoreSlotProps) {
  const locale = useLocale()
  return (
    <>
      {import.meta.env.VITE_SHOW_SLOTS && <SlotOutline name={name} />}
      {storeExtensions.loaded().map(({ slots, extension, title }) => {
        const Part = slots?.[name] as ComponentType<object> | undefined
        return (
          Part && (
            <ExtensionPart
              key={extension}
              extension={labelIn(title, locale)}
              // There is no space for a notice.
              {...(name === "header" && { failed: null })}
            >
              <Part {...props} />
            </ExtensionPart>
          )
        )
      })}
    </>
  )
}
