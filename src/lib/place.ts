export interface RegionLike {
  readonly id: string
  readonly countries?: readonly { readonly iso_2?: string | undefined }[] | undefined
}

/** The first country code among the browser's languages. */
export const countryOf = (languages: readonly string[]): string | undefined =>
  languages
    .flatMap((tag) => tag.split("-").slice(1))
    .find((part) => /^[a-z]{2}$/i.test(part))
    ?.toLowerCase()

/**
 * The region of the wanted country, otherwise of the shop's default country, otherwise the first one; and the country
 * to use. Undefined without regions.
 */
export function placeOf<R extends RegionLike>(
  regions: readonly R[],
  wanted: string | undefined,
  fallback?: string,
): { readonly region: R; readonly country: string } | undefined {
  for (const country of [wanted, fallback]) {
    const region = country && regions.find(({ countries }) => countries?.some(({ iso_2 }) => iso_2 === country))
    if (region) return { region, country }
  }
  const [region] = regions
  return region && { region, country: region.countries?.[0]?.iso_2 ?? "" }
}
