import { brandDetails } from "#lib/brand-details.ts"
import { brandStyle } from "#lib/brand-style.ts"
import { settings } from "#lib/config.ts"

// Shows a shop's colors, corners, font and icon on a page that was built without them: its settings are in a file.
const sheet = new CSSStyleSheet()
sheet.replaceSync(brandStyle(settings(), import.meta.env.BASE_URL))
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")
if (icon && settings().VITE_SHOP_ICON) icon.href = brandDetails(settings(), import.meta.env.BASE_URL).icon
