import { type FormEvent, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Cart } from "#schema/store/entities/cart.ts"
import { Button } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { TextField } from "#ui/text-field.tsx"

interface PromoCodeProps {
  cart: Cart
  busy: boolean
  problem?: string | undefined
  /** Possible reasons, guessed from the cart. */
  hints?: readonly string[] | undefined
  onAdd: (code: string) => void
  onRemove: (code: string) => void
}

/** Applied codes and a field for another one; the input is kept until it is applied. */
export function PromoCode({ cart, busy, problem, hints = [], onAdd, onRemove }: PromoCodeProps) {
  const t = useTranslations("store.cart.promo")
  const [code, setCode] = useState("")
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState("")
  const codes = (cart.promotions ?? []).filter((p) => !p.is_automatic && p.code).map((p) => String(p.code))
  const isIn = (one: string) => codes.some((c) => c.toLowerCase() === one.toLowerCase())
  const empty = () => {
    setCode("")
    setTried(false)
  }
  // Text that equals an applied code may be the start of another one: only a code that was sent leaves the field.
  if (sent && isIn(sent)) {
    setSent("")
    if (code.trim() === sent) empty()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = code.trim()
    if (isIn(wanted)) return empty()
    setTried(true)
    setSent(wanted)
    if (wanted) onAdd(wanted)
  }
  const error = tried ? (code.trim() ? problem : t("empty")) : undefined
  return (
    // A refused code is announced with its reasons, an applied one too.
    <div aria-live="polite" className="grid gap-3">
      {codes.length > 0 && (
        <ul className="grid gap-1">
          {codes.map((c) => (
            <li
              key={c}
              className="flex items-center justify-between gap-2 rounded-md bg-done-soft pl-3 text-sm text-done-ink"
            >
              {t("applied", { code: c })}
              <IconButton
                icon="close"
                size="sm"
                label={t("remove", { code: c })}
                busy={busy}
                onClick={() => onRemove(c)}
              />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-x-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <TextField
            label={t("label")}
            value={code}
            onChange={(event) => {
              setCode(event.target.value)
              setTried(false)
            }}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </div>
        <div className="pt-6.5">
          <Button type="submit" busy={busy}>
            {t("add")}
          </Button>
        </div>
      </form>
      {error && hints.length > 0 && (
        <ul className="-mt-1 grid list-disc gap-1 pl-5 text-sm text-muted">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
