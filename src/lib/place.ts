interface RegionLike {
  readonly id: string
  readonly countries?: readonly { readonly iso_2?: string | undefined }[] | undefined
}

/** The first country that the browser's languages name. */
export const countryOf = (languages: readonly string[]): string | undefined =>
  languages.map((tag) => tag.split("-")[1]?.toLowerCase()).find((code) => code !== undefined)

/** The region that serves a country, else the first, and the country that is shopped for in it. */
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
