interface RegionLike {
  readonly id: string
  readonly countries?: readonly { readonly iso_2?: string | undefined }[] | undefined
}

/** The first country code among the browser's languages. */
export const countryOf = (languages: readonly string[]): string | undefined =>
  languages.map((tag) => tag.split("-")[1]?.toLowerCase()).find((code) => code !== undefined)

/** The region of the wanted country or else the first one, and the country to use; undefined without regions. */
export function placeOf<R extends RegionLike>(
  regions: readonly R[],
  wanted: string | undefined,
): { readonly region: R; readonly country: string } | undefined {
  const has = (region: R) => region.countries?.some((c) => c.iso_2 === wanted)
  const region = regions.find(has) ?? regions[0]
  if (!region) return undefined
  const country = has(region) ? wanted : region.countries?.[0]?.iso_2
  return { region, country: country ?? "" }
}
