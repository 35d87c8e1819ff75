import { brandDetails } from "#lib/brand-details.ts"
import { settings } from "#lib/config.ts"
import { useTranslations } from "#lib/i18n.tsx"

const networks: Readonly<Record<string, string>> = {
  "instagram.com": "Instagram",
  "facebook.com": "Facebook",
  "tiktok.com": "TikTok",
  "youtube.com": "YouTube",
  "pinterest.com": "Pinterest",
  "linkedin.com": "LinkedIn",
  "x.com": "X",
  "bsky.app": "Bluesky",
}

/** The name of a social network, otherwise its host. */
function networkOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url
  return networks[host] ?? host
}

/** The shop's legal name and address, and its pages at social networks. */
export function FooterContact() {
  const t = useTranslations("store.layout.footer")
  const { company, address, social } = brandDetails(settings())
  return (
    <>
      {address.length > 0 && (
        <address className="text-sm text-muted not-italic">
          {[company, ...address].filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      )}
      {social.length > 0 && (
        <ul aria-label={t("social")} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {social.map((url) => (
            <li key={url}>
              <a href={url} rel="me noreferrer" className="rounded-sm py-1 text-muted hover:text-ink">
                {networkOf(url)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
