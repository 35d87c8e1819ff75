import { useTranslations } from "#lib/i18n.tsx"
import type { Product } from "#schema/store/entities/catalog.ts"
import { type Chosen, isPossible, isSoldOut, optionsToChoose } from "./variants.ts"

interface OptionPickerProps {
  product: Product
  chosen: Chosen
  onChoose: (option: string, value: string) => void
}

const isColor = (text: unknown): text is string =>
  typeof text === "string" &&
  /^#[0-9a-f]{3,8}$|^[a-z]+$/i.test(text) &&
  (globalThis.CSS?.supports?.("color", text) ?? true)

/**
 * The API has no colors. They are looked up in the value's metadata, `{ color: "#d8c6a5" }`, in the product's
 * metadata by value, `{ swatches: { Sand: "#d8c6a5" } }`, and in a color option's value itself if CSS knows it:
 * "Black", "Olive".
 */
function swatchOf(product: Product, option: string, value: string, metadata: unknown): string | undefined {
  const { color } = (metadata ?? {}) as { color?: unknown }
  const { swatches } = (product.metadata ?? {}) as { swatches?: Readonly<Record<string, unknown>> | null }
  const named = /colou?r|farbe/i.test(option) ? value : undefined
  return [color, swatches?.[value], named].find(isColor)
}

/** One radio group per option; values that no variant has with the other choices, or that are sold out with them, are marked. */
export function OptionPicker({ product, chosen, onChoose }: OptionPickerProps) {
  const t = useTranslations("store.catalog.product")
  return optionsToChoose(product).map((option) => (
    <fieldset key={option.id} className="grid gap-2">
      <legend className="mb-2 text-sm">
        <span className="font-semibold">{option.title}</span>
        {chosen[option.id] && <span className="text-muted"> {chosen[option.id]}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {(option.values ?? []).map(({ id, value, metadata }) => {
          const swatch = swatchOf(product, option.title, value, metadata)
          const possible = isPossible(product, { ...chosen, [option.id]: value }, option.id, value)
          const soldOut = isSoldOut(product, chosen, option.id, value)
          return (
            <label
              key={id}
              className={`relative inline-flex min-h-10 min-w-10 items-center gap-2 rounded-md border px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${possible ? "border-edge hover:border-edge-strong" : "border-dashed border-edge text-faint"}`}
            >
              <input
                type="radio"
                name={option.id}
                value={value}
                checked={chosen[option.id] === value}
                onChange={() => onChoose(option.id, value)}
                className="sr-only"
              />
              {swatch && (
                // The content security policy forbids a style attribute in the HTML of a server.
                <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 forced-color-adjust-none">
                  <circle cx="8" cy="8" r="7.5" fill={swatch} className="stroke-edge" />
                </svg>
              )}
              <span className={soldOut ? "text-faint line-through" : ""}>{value}</span>
              {soldOut && <span className="text-xs font-normal text-muted">{t("stock.out")}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  ))
}
