import type { Page } from "@playwright/test"

/** The page shows at once what goes into the cart; a page that is opened anew needs that the server has it. */
export const cartIsKept = (page: Page) => page.waitForFunction(() => localStorage.getItem("app:shop_cart") !== null)
