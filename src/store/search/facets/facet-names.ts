const names: Readonly<Record<string, string>> = { categories: "category", tags: "tag" }
/** Returns a facet's name in the URL: `categories` is `category`, `options.color` is `color`. */
export const facetName = (attribute: string): string => names[attribute] ?? attribute.split(".").at(-1) ?? attribute

const escaped = (value: string) => value.replace(/[%_]/g, (sign) => (sign === "_" ? "%5F" : "%25"))
const unescaped = (value: string) => value.replace(/%5F/g, "_").replace(/%25/g, "%")

/** Writes a facet's values into one parameter of the URL, separated by underscores. */
export const joinValues = (values: readonly string[]): string => values.map(escaped).join("_")
export const splitValues = (parameter: string): string[] => parameter.split("_").map(unescaped)

export const priceAttribute = (country: string) => `price.${country}`
