/** Build and environment variables of the app; read them only in src/lib/env.ts and in the boot file. */
interface ImportMetaEnv {
  /** Whether the app uses the in-memory backend. A build-time constant, so the other branch isn't bundled. */
  readonly VITE_DEMO: boolean
  /** Address of a real server, for example `http://localhost:9000`. */
  readonly VITE_API_URL?: string
  /** Publishable key of that server's sales channel, `pk_…`. */
  readonly VITE_PUBLISHABLE_KEY?: string
  /** Search provider: `hosted`, `store`, `listing` or `auto`; their settings are described in docs/search.md. */
  readonly VITE_SEARCH?: string
  readonly VITE_SEARCH_APP_ID?: string
  readonly VITE_SEARCH_KEY?: string
  readonly VITE_SEARCH_INDEX?: string
  readonly VITE_SEARCH_HOST?: string
  readonly VITE_SEARCH_FACETS?: string
  /** `jwt` (the default) or `session`, see docs/deploy.md. */
  readonly VITE_AUTH?: string
  readonly VITE_CHAT?: string
  readonly VITE_CHAT_URL?: string
  readonly VITE_CHAT_ID?: string
  /** Publishable key of Stripe, `pk_…`, see docs/payments.md. */
  readonly VITE_STRIPE_KEY?: string
  /** `automatic` if the server's Stripe module captures payments at once, see docs/payments.md. */
  readonly VITE_STRIPE_CAPTURE?: string
  /** Template of the URL of a resized image, with `{url}` and `{width}`. */
  readonly VITE_IMAGE_URL?: string
  /** Days in which items can be returned, see docs/storefront.md. */
  readonly VITE_RETURN_DAYS?: string
  /** Business days until an order is delivered, see docs/storefront.md. */
  readonly VITE_DELIVERY_DAYS?: string
  /** Address that error reports and web vitals are posted to. */
  readonly VITE_REPORT_URL?: string
  /** Address of the site, for the canonical addresses of its pages. */
  readonly VITE_SITE_URL?: string
  readonly VITE_DEFAULT_MARKET?: string
  /** How the shop presents itself, see docs/deploy.md. */
  readonly VITE_SHOP_NAME?: string
  readonly VITE_SHOP_LOGO?: string
  readonly VITE_SHOP_LOGO_DARK?: string
  readonly VITE_SHOP_ICON?: string
  readonly VITE_SHOP_ACCENT?: string
  readonly VITE_SHOP_RADIUS?: string
  readonly VITE_SHOP_FONT?: string
  readonly VITE_SHOP_SOCIAL?: string
  readonly VITE_SHOP_COMPANY?: string
  readonly VITE_SHOP_ADDRESS?: string
  /** Outlines the places that extensions can fill, see docs/extending.md. */
  readonly VITE_SHOW_SLOTS?: boolean
}

/** The route tree with the routes of one area only, see scripts/vite/route-area.ts. */
declare module "*?area=store" {
  export const routeTree: import("@tanstack/react-router").AnyRoute
}
declare module "*?area=admin" {
  export const routeTree: import("@tanstack/react-router").AnyRoute
}

/** Titles of the pages in `src/content` by language and file name, see scripts/vite/help-pages. */
declare module "virtual:help-titles" {
  export const titles: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The extensions that have a part for an area, see scripts/vite/extensions.ts. */
declare module "virtual:extensions/admin" {
  export const listed: readonly import("#app/extensions/extension-list.ts").ListedExtension[]
}
declare module "virtual:extensions/store" {
  export const listed: readonly import("#app/extensions/extension-list.ts").ListedExtension[]
}
declare module "virtual:extensions/mock" {
  export const listed: readonly {
    readonly name: string
    readonly extension: import("#mocks/extensions/add-extension.ts").MockExtension
  }[]
}
