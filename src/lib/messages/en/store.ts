import { cart } from "./store/cart.ts"
import { catalog } from "./store/catalog.ts"
import { checkout } from "./store/checkout.ts"
import { layout } from "./store/layout.ts"
import { market } from "./store/market.ts"
import { refusal } from "./store/refusal.ts"
import { visit } from "./store/visit.ts"

/** Messages of the storefront, one file per area: `useTranslations("store.layout")`. */
export const messages = { store: { cart, catalog, checkout, layout, market, refusal, visit } }
