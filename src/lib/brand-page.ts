import { brandOf } from "./brand.ts"
import { brandDetails } from "./brand-details.ts"
import { brandStyle } from "./brand-style.ts"
import type { Config } from "./config.ts"

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

/**
 * Writes a shop's name, icon, colors, corners and font into the head of a page of the build, in place of earlier ones. What
 * isn't set stays as it is. `base`: path of the app on its site.
 */
export function withBrand(html: string, settings: Config, base = "/"): string {
  const { name } = brandOf(settings)
  const { icon } = brandDetails(settings, base)
  const style = brandStyle(settings, base)
  const iconLink = settings.VITE_SHOP_ICON?.trim() && `<link rel="icon" href="${escaped(icon)}" />`
  return html
    .replace(/<style id="brand">[^<]*<\/style>/, "")
    .replace(/<title>[^<]*<\/title>/, (own) => (name ? `<title>${escaped(name)}</title>` : own))
    .replace(/<link rel="icon"[^>]*>/, (own) => iconLink || own)
    .replace("</head>", () => `${style && `<style id="brand">${style}</style>`}</head>`)
}

/** File of the {@link manifest} in a build. */
export const MANIFEST_FILE = "manifest.webmanifest"

/** Returns the web app manifest, which names the shop on a device's home screen. `base`: path of the app on its site. */
export function manifest(settings: Config, base = "/"): string {
  const { name } = brandOf(settings)
  const { icon } = brandDetails(settings, base)
  return JSON.stringify({
    ...(name ? { name, short_name: name } : {}),
    start_url: base,
    display: "minimal-ui",
    icons: [{ src: icon, sizes: "any" }],
    ...(settings.VITE_SHOP_ACCENT ? { theme_color: settings.VITE_SHOP_ACCENT.trim() } : {}),
  })
}
