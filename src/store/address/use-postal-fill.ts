import { useEffect, useRef, useState } from "react"
import { addressRule } from "#lib/address/countries.ts"
import type { Place } from "#lib/address/places.ts"
import { provincesOf } from "#lib/address/provinces.ts"
import type { Address } from "#machines/store/checkout/checkout.actors.ts"

type PlaceField = "city" | "province"
const placeFields: readonly PlaceField[] = ["city", "province"]

interface Form {
  /** iso_2 of the selected country. */
  country: string
  postalCode: string
  get: (name: PlaceField) => string
  isFocused: (name: PlaceField) => boolean
  set: (name: PlaceField, value: string) => void
}

/**
 * Fills the city and the province in from a complete postal code, where that is certain. Replaces only what it has filled
 * in itself. Returns what it has filled in for this code, to be announced.
 */
export function usePostalFill({ country, postalCode, get, isFocused, set }: Form): string {
  const filledIn = useRef<Place>({})
  const form = useRef({ get, isFocused, set })
  form.current = { get, isFocused, set }
  // The code that the form was opened with belongs to an address that is there already.
  const before = useRef(postalCode)
  const [filled, setFilled] = useState("")
  useEffect(() => {
    if (before.current === postalCode) return
    before.current = postalCode
    let isCurrent = true
    setFilled("")
    const { postal, province } = addressRule(country)
    if (!postal?.required || !postal.fits(postalCode)) return
    const fill = (place: Place) => {
      if (!isCurrent) return
      const names = placeFields.flatMap((name) => {
        const value = name === "province" && !province ? undefined : place[name]
        const now = form.current.get(name).trim()
        if (now !== "" && now !== filledIn.current[name]) return []
        if (value === undefined && now === "") return []
        // It is being typed, and the text would be added to the filled-in one.
        if (form.current.isFocused(name)) return []
        filledIn.current = { ...filledIn.current, [name]: value }
        form.current.set(name, value ?? "")
        return value === undefined ? [] : [nameOf(name, value, country)]
      })
      setFilled(names.join(", "))
    }
    import("#lib/address/places.ts").then(
      ({ placeOf }) => fill(placeOf(country, postalCode)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [country, postalCode])
  return filled
}

const nameOf = (name: keyof Address, value: string, country: string): string =>
  name === "province" ? (provincesOf(country).find(({ code }) => code === value)?.name ?? value) : value
