import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { errorText } from "#app/error-text.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { useRefusalText } from "#store/api/use-refusal-text.ts"
import { useCart } from "#store/cart/cart.ts"
import { soldVariantsQuery } from "#store/cart/sold-variants.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Select } from "#ui/select.tsx"
import { countryName, useMarket } from "./market.ts"
import { MarketConsequences } from "./market-consequences.tsx"
import { type PriceChange, priceChanges, useMoveCart } from "./move-cart.ts"
import { marketOf } from "./region.ts"

interface MarketDialogProps {
  open: boolean
  /** iso_2 of the country selected when the dialog opens. */
  country?: string | undefined
  onClose: () => void
}

/** Dialog for choosing the shipping country. Shows the effects on the cart before it is moved. */
export function MarketDialog({ open, country, onClose }: MarketDialogProps) {
  const t = useTranslations("store.market")
  const tf = useTranslations("failure")
  const reasonOf = useRefusalText()
  const tFailure = useTranslations("failure.server")
  const locale = useLocale()
  const { regions, market, choose } = useMarket()
  const { cart, isBusy } = useCart()
  const [picked, pick] = useState<string>()
  useEffect(() => {
    if (open) pick(country)
  }, [open, country])
  const wanted = marketOf(regions, picked ?? market?.country)
  const isFull = Boolean(cart?.items?.length)
  const movesCart = isFull && wanted !== undefined && cart?.region_id !== wanted.region.id
  const ids = (cart?.items ?? []).flatMap((item) => item.variant_id ?? [])
  const sold = useQuery({
    ...soldVariantsQuery(ids, wanted ?? { region: { id: "" } as never, country: "" }),
    enabled: open && movesCart,
  })
  const move = useMoveCart()
  const changes: readonly PriceChange[] = movesCart && cart && sold.data ? priceChanges(cart, sold.data) : []
  if (!market || !wanted) return null
  const name = countryName(wanted.country, locale)
  const isSame = wanted.country === market.country && !movesCart

  const confirm = async () => {
    if (isFull && cart && (movesCart || !cart.shipping_address?.address_1)) {
      const gone = changes.filter((change) => change.now === undefined).map((change) => change.line)
      const wasMoved = await move.mutateAsync({ cart, market: wanted, gone }).then(
        () => true,
        () => false,
      )
      if (!wasMoved) return
    }
    choose(wanted.country)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("title")}
      description={t("text")}
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
      footer={
        <Button
          type="submit"
          variant="primary"
          busy={move.isPending || isBusy}
          disabledReason={isSame ? t("same") : movesCart && !sold.data ? t("loading") : undefined}
        >
          {t(movesCart ? "confirmChange" : "confirm", { country: name })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <CountrySelect regions={regions} value={wanted.country} onPick={pick} />
        <div aria-live="polite">
          {!isFull ? (
            <p className="text-muted">{t("free")}</p>
          ) : movesCart && cart ? (
            sold.isError ? (
              <Banner
                tone="refused"
                title={t("failed")}
                action={
                  <Button size="sm" onClick={() => void sold.refetch()}>
                    {t("retry")}
                  </Button>
                }
              />
            ) : (
              <MarketConsequences cart={cart} market={wanted} changes={sold.data ? changes : undefined} />
            )
          ) : (
            <p className="text-muted">
              {isSame ? t("same") : t("stays", { currency: wanted.region.currency_code.toUpperCase(), country: name })}
            </p>
          )}
        </div>
        {move.isError && (
          <Banner tone="refused" announce title={t("refused")}>
            {errorText(move.error, {
              refused: () => t("refusedText", { region: cart?.region?.name ?? "", reason: reasonOf(move.error) }),
              server: tFailure("safe"),
              lost: tf("lost"),
            })}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

interface CountrySelectProps {
  regions: ReturnType<typeof useMarket>["regions"]
  value: string
  onPick: (country: string) => void
}

/** The countries of all markets, grouped by region. */
function CountrySelect({ regions, value, onPick }: CountrySelectProps) {
  const t = useTranslations("store.market")
  const locale = useLocale()
  const groups = regions.map((region) => ({
    label: t("group", { region: region.name, currency: region.currency_code.toUpperCase() }),
    countries: (region.countries ?? [])
      .map(({ iso_2 }) => ({ code: String(iso_2), name: countryName(String(iso_2), locale) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
  }))
  return (
    <Select label={t("country")} value={value} onChange={(event) => onPick(event.target.value)}>
      {groups.map(({ label, countries }) => (
        <optgroup key={label} label={label}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}
