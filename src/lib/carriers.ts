/** A carrier with its public tracking page. */
export interface Carrier {
  readonly id: string
  readonly name: string
  /** Tracking numbers that the carrier assigns, without spaces and in capitals. */
  readonly pattern: RegExp
  /** Address of the tracking page, up to the number. */
  readonly page: string
}

/** Tracking numbers of the postal services of all countries end with the country: `RB123456785GB`. */
const postal = (country: string) => `[A-Z]{2}\\d{9}${country}`
const anyOf = (...patterns: string[]) => new RegExp(`^(?:${patterns.join("|")})$`)

export const carriers: readonly Carrier[] = [
  {
    id: "australia-post",
    name: "Australia Post",
    pattern: anyOf(postal("AU")),
    page: "https://auspost.com.au/mypost/track/details/",
  },
  {
    id: "canada-post",
    name: "Canada Post",
    pattern: anyOf(postal("CA"), "\\d{16}"),
    page: "https://www.canadapost-postescanada.ca/track-reperage/en#/details/",
  },
  {
    id: "dhl",
    name: "DHL",
    pattern: anyOf("JJD\\d{14,18}", "JVGL\\d{16}", "00340\\d{15}", postal("DE"), "\\d{10}"),
    page: "https://www.dhl.com/en/home/tracking.html?submit=1&tracking-id=",
  },
  { id: "dpd", name: "DPD", pattern: anyOf("0\\d{13}"), page: "https://tracking.dpd.de/status/en_US/parcel/" },
  {
    id: "fedex",
    name: "FedEx",
    pattern: anyOf("\\d{12}", "\\d{15}", "96\\d{20}"),
    page: "https://www.fedex.com/fedextrack/?trknbr=",
  },
  { id: "gls", name: "GLS", pattern: anyOf("\\d{11}"), page: "https://gls-group.com/GROUP/en/parcel-tracking?match=" },
  {
    id: "hermes",
    name: "Hermes",
    pattern: anyOf("H\\d{19}", "[1-9]\\d{13}"),
    page: "https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#",
  },
  {
    id: "la-poste",
    name: "La Poste",
    pattern: anyOf(postal("FR"), "\\d[A-Z]\\d{11}"),
    page: "https://www.laposte.fr/outils/suivre-vos-envois?code=",
  },
  {
    id: "royal-mail",
    name: "Royal Mail",
    pattern: anyOf(postal("GB")),
    page: "https://www.royalmail.com/track-your-item#/tracking-results/",
  },
  {
    id: "swiss-post",
    name: "Swiss Post",
    pattern: anyOf(postal("CH"), "99\\d{16}"),
    page: "https://service.post.ch/ekp-web/ui/entry/search/",
  },
  { id: "ups", name: "UPS", pattern: anyOf("1Z[0-9A-Z]{16}"), page: "https://www.ups.com/track?tracknum=" },
  {
    id: "usps",
    name: "USPS",
    pattern: anyOf("9[2-5]\\d{20}", postal("US")),
    page: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  },
]

/** A tracking number as carriers read it: without spaces, in capitals. */
const compact = (number: string): string => number.replaceAll(/\s/g, "").toUpperCase()

/** The carrier that a tracking number belongs to, if its form is that of exactly one. */
export function carrierOf(number: string): Carrier | undefined {
  const found = carriers.filter(({ pattern }) => pattern.test(compact(number)))
  return found.length === 1 ? found[0] : undefined
}

/** Address of a carrier's tracking page for a number. */
export const trackingPage = ({ page }: Carrier, number: string): string => page + encodeURIComponent(compact(number))

interface TrackingLabel {
  readonly tracking_number?: string | null | undefined
  readonly tracking_url?: string | null | undefined
}

/** A label's tracking page and carrier: by its own address if it has one, otherwise by the form of its number. */
export function trackingOf({ tracking_number, tracking_url }: TrackingLabel): { url?: string; carrier?: Carrier } {
  const number = tracking_number ?? ""
  if (tracking_url && /^https?:\/\//i.test(tracking_url)) {
    const carrier = carriers.find(({ page }) => tracking_url.startsWith(page)) ?? carrierOf(number)
    return { url: tracking_url, ...(carrier ? { carrier } : {}) }
  }
  const carrier = carrierOf(number)
  return carrier ? { url: trackingPage(carrier, number), carrier } : {}
}
