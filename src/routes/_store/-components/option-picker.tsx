import type { Product } from "#schema/store/entities/catalog.ts"
import { type Chosen, isPossible } from "./variants.ts"

interface OptionPickerProps {
  product: Product
  chosen: Chosen
  onChoose: (option: string, value: string) => void
}

/** A colour's hex value, which the product's metadata may name by the value: `{ swatches: { Sand: "#d8c6a5" } }`. */
function swatchOf(product: Product, value: string): string | undefined {
  const swatches = product.metadata?.swatches
  const found =
    typeof swatches === "object" && swatches !== null ? (swatches as Record<string, unknown>)[value] : undefined
  return typeof found === "string" && /^#[0-9a-f]{3,8}$/i.test(found) ? found : undefined
}

/** One group of radio buttons an option; values that no variant has with the rest are shown as such. */
export function OptionPicker({ product, chosen, onChoose }: OptionPickerProps) {
  return (product.options ?? []).map((option) => (
    <fieldset key={option.id} className="grid gap-2">
      <legend className="mb-2 text-sm">
        <span className="font-semibold">{option.title}</span>
        {chosen[option.id] && <span className="text-muted"> {chosen[option.id]}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {(option.values ?? []).map(({ id, value }) => {
          const swatch = swatchOf(product, value)
          const possible = isPossible(product, { ...chosen, [option.id]: value }, option.id, value)
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
                <span
                  aria-hidden="true"
                  className="size-4 rounded-full border border-edge"
                  style={{ backgroundColor: swatch }}
                />
              )}
              {value}
            </label>
          )
        })}
      </div>
    </fieldset>
  ))
}
