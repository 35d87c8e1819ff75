import { catalog } from "./store/catalog.ts"
import { layout } from "./store/layout.ts"
import { market } from "./store/market.ts"
import { visit } from "./store/visit.ts"

/** Messages that every page of the storefront has, one file per area: `useTranslations("store.layout")`. */
export const messages = { store: { catalog, layout, market, visit } }
