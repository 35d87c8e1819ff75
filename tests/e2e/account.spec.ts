import { fillAddress } from "./support/address.ts"
import { setFaults } from "./support/api.ts"
import { fillCart, toCheckout } from "./support/cart.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const DEMO = { email: "customer@example.com", password: "supersecret" }
const newEmail = () => `e2e-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })

async function signIn(page: Page, { email, password } = DEMO) {
  await page.goto("/account/login")
  await page.getByLabel("Email address").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(heading(page, /^Hello/)).toBeVisible()
}

async function signOut(page: Page) {
  await page.getByRole("button", { name: "Sign out" }).click()
  await expect(page.getByText("Signed out")).toBeVisible()
}

async function register(page: Page, email: string, password = "a-long-secret") {
  await page.goto("/account/register")
  await page.getByLabel("First name").fill("Nora")
  await page.getByLabel("Last name").fill("New")
  await page.getByLabel("Email address").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Create account" }).click()
  await expect(heading(page, "Hello, Nora")).toBeVisible()
}

/** Places an order as a guest; returns its id. */
async function orderAsGuest(page: Page, email: string) {
  await fillCart(page)
  await toCheckout(page)
  await page.getByLabel("Email address").fill(email)
  await fillAddress(page, { first: "Ada", last: "Shopper" })
  await page.getByRole("button", { name: "Continue to review" }).click()
  await page.getByRole("button", { name: /^place order/i }).click()
  await expect(heading(page, /thank you/i)).toBeVisible()
  await expect(page).toHaveURL(/order_/)
  return String(/order_\w+/.exec(page.url())?.[0])
}

test("a customer registers, signs out and signs in again on the way to a protected page", async ({ page, axe }) => {
  const email = newEmail()
  await page.goto("/account/register")
  await expect(heading(page, /./)).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Create account" }).click()
  await expect(page.getByText("Required")).toHaveCount(4)
  await register(page, email)
  await axe()
  await signOut(page)
  await page.goto("/account/profile")
  await expect(heading(page, "Sign in")).toBeVisible()
  await page.getByLabel("Email address").fill(email)
  await page.getByLabel("Password", { exact: true }).fill("a-long-secret")
  await page.getByLabel("Password", { exact: true }).press("Enter")
  await expect(heading(page, "Profile")).toBeVisible()
  await expect(page.getByLabel("First name")).toHaveValue("Nora")
})

test("sign-in and registration report a wrong password and a taken address, and keep the input", async ({
  page,
  problems,
}) => {
  problems.allow(/401/)
  const email = newEmail()
  await register(page, email)
  await signOut(page)
  await page.goto("/account/login")
  await page.getByLabel("Email address").fill(email)
  await page.getByLabel("Password", { exact: true }).fill("wrong")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("alert")).toContainText("Incorrect email address or password")
  await expect(page.getByLabel("Email address")).toHaveValue(email)
  await page.getByRole("link", { name: "Create an account" }).click()
  await expect(page.getByLabel("Email address")).toHaveValue(email)
  await page.getByLabel("First name").fill("Nora")
  await page.getByLabel("Last name").fill("New")
  await page.getByLabel("Password", { exact: true }).fill("another-secret")
  await page.getByRole("button", { name: "Create account" }).click()
  await expect(page.getByText("An account with this email address already exists")).toBeVisible()
})

test("the mailed link resets a forgotten password, once @mock", async ({ page, axe, problems }) => {
  problems.allow(/401/)
  const email = newEmail()
  await register(page, email)
  await signOut(page)
  await page.goto("/account/forgot")
  await page.getByLabel("Email address").fill(email)
  await page.getByRole("button", { name: "Send link" }).click()
  await page.getByRole("link", { name: `Set a new password for ${email}` }).click()
  await expect(page.getByLabel("New password")).toBeVisible()
  await axe()
  const link = page.url()
  await page.getByLabel("New password").fill("short")
  await page.getByRole("button", { name: "Save and sign in" }).click()
  await expect(page.getByText("3 more characters needed")).toBeVisible()
  await page.getByLabel("New password").fill("a-better-secret")
  await page.getByRole("button", { name: "Save and sign in" }).click()
  await expect(heading(page, "Hello, Nora")).toBeVisible()
  await signOut(page)
  await signIn(page, { email, password: "a-better-secret" })
  await page.goto(link.replace(/token=[^&]+/, "token=worn-out"))
  await page.getByLabel("New password").fill("a-third-secret")
  await page.getByRole("button", { name: "Save and sign in" }).click()
  await expect(page.getByText("This link is no longer valid")).toBeVisible()
})

test("saves the profile and the address book, and marks the default address", async ({ page, axe }) => {
  await register(page, newEmail())
  await page.getByRole("link", { name: "Profile", exact: true }).click()
  await page.getByLabel("Phone").fill("+49 30 555")
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("Profile saved")).toBeVisible()
  await page.getByRole("link", { name: "Addresses", exact: true }).click()
  await page.getByRole("button", { name: "Add address" }).click()
  const dialog = page.getByRole("dialog", { name: "New address" })
  await expect(dialog).toBeVisible()
  await axe()
  await dialog.getByLabel("Address name").fill("Home")
  await fillAddress(dialog, { first: "Nora", last: "Berg" })
  await dialog.getByRole("button", { name: "Save address" }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible()
  await expect(page.getByText("Default shipping")).toBeVisible()
  await page.getByRole("button", { name: "Edit Home" }).click()
  await page.getByRole("dialog").getByLabel("City").fill("Evanston")
  await page.getByRole("dialog").getByRole("button", { name: "Save address" }).click()
  await expect(page.getByText("Evanston, IL 60614")).toBeVisible()
  await page.reload()
  await expect(page.getByText("Evanston, IL 60614")).toBeVisible()
  await page.getByRole("button", { name: "Delete Home" }).click()
  await page.getByRole("dialog", { name: "Delete Home?" }).getByRole("button", { name: "Delete" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page.getByText("No addresses yet")).toBeVisible()
  await axe()
})

test("lists orders, filters them by status and shows an order's progress @mock", async ({ page, axe }) => {
  await signIn(page)
  await page.getByRole("link", { name: "All orders" }).click()
  await expect(page.getByText("6 orders")).toBeVisible()
  await axe()
  await page.getByLabel("Filter by status").selectOption("canceled")
  await expect(page).toHaveURL(/status=canceled/)
  await expect(page.getByText("1 order", { exact: true })).toBeVisible()
  await page.goBack()
  await page.locator("main li", { hasText: "Shipped" }).getByRole("link").click()
  await expect(heading(page, /^Order #/)).toBeVisible()
  await expect(page.getByRole("list", { name: "Order progress" }).locator("[aria-current=step]")).toContainText(
    "Shipped",
  )
  await axe()
  await page.getByRole("button", { name: "Buy again" }).click()
  await expect(page.getByText(/items added to your cart/)).toBeVisible()
})

test("requests a return once although the response is lost, and shows its progress @mock", async ({
  page,
  axe,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_/)
  await signIn(page)
  await page.locator("main li", { hasText: "Delivered" }).getByRole("link").first().click()
  await page.getByRole("link", { name: "Return items" }).click()
  await expect(heading(page, /^Return items from order/)).toBeVisible()
  const next = page.getByRole("button", { name: "Continue" })
  await next.hover()
  await expect(page.getByRole("tooltip")).toContainText("Choose at least one item")
  await page.getByRole("button", { name: "Increase quantity" }).first().click()
  await page.getByLabel("Reason").selectOption({ label: "Too large" })
  await axe()
  await next.click()
  await expect(page.getByRole("heading", { name: "Review your return" })).toBeVisible()
  await axe()
  await setFaults(page, { path: "/store/returns", drop: "after", times: 1 })
  await page.getByRole("button", { name: "Request return of 1 item" }).click()
  await expect(heading(page, "Return requested")).toBeVisible()
  await page.getByRole("link", { name: "View order" }).click()
  await expect(page.getByText("Return requested for 1 item")).toBeVisible()
  await expect(page.getByRole("list", { name: "Return progress" })).toBeVisible()
  await axe()
})

test("a guest creates an account from the order and transfers the order to it @mock", async ({ page, axe }) => {
  const email = newEmail()
  const orderId = await orderAsGuest(page, email)
  await axe()
  await page.getByLabel("Password", { exact: true }).fill("a-long-secret")
  await page.getByRole("button", { name: "Create account" }).click()
  await expect(page.getByText("Account created")).toBeVisible()
  await page.getByRole("link", { name: /wants to add order/ }).click()
  await expect(heading(page, /^Transfer order/)).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Transfer order" }).click()
  await expect(heading(page, "Order transferred")).toBeVisible()
  await visit(page, `/account/orders/${orderId}`)
  await expect(heading(page, /^Order #/)).toBeVisible()
  await visit(page, "/account/orders")
  await expect(page.getByText("1 order", { exact: true })).toBeVisible()
})

test("an order transfer is requested, withdrawn, requested again and declined @mock", async ({
  page,
  axe,
  problems,
}) => {
  problems.allow(/40[04]/)
  const orderId = await orderAsGuest(page, newEmail())
  await register(page, newEmail())
  await visit(page, "/account/transfer")
  const reference = page.getByLabel("Order reference or link")
  const requestOrder = () => page.getByRole("button", { name: "Request order" }).click()
  await reference.fill("#12")
  await requestOrder()
  await expect(page.getByText("That’s the order number.")).toBeVisible()
  await reference.fill("order_00000000000000000000000000")
  await requestOrder()
  await expect(page.getByText("Order not found")).toBeVisible()
  await axe()
  await reference.fill(`https://shop.example/order/${orderId}`)
  await requestOrder()
  await expect(page.getByText(/^Request sent for order/)).toBeVisible()
  await page.getByRole("button", { name: "Request another order" }).click()
  await reference.fill(orderId)
  await requestOrder()
  await expect(page.getByText("This order has already been requested")).toBeVisible()
  await page.getByRole("link", { name: /^Withdraw request/ }).click()
  await page.getByRole("button", { name: "Withdraw request" }).click()
  await expect(heading(page, "Request withdrawn")).toBeVisible()
  await visit(page, `/account/transfer?order=${orderId}`)
  await requestOrder()
  await page.getByRole("link", { name: /wants to add order/ }).click()
  await page.getByRole("button", { name: "Keep order" }).click()
  await expect(heading(page, "Request declined")).toBeVisible()
  const link = page.url()
  await page.reload()
  await expect(heading(page, "Request declined")).toBeVisible()
  await page.goto("/account")
  await page.goto(link)
  await page.getByRole("button", { name: "Transfer order" }).click()
  await expect(heading(page, "This request is no longer open")).toBeVisible()
})

test("offers the address book in a customer's checkout @mock", async ({ page, axe }) => {
  await page.addInitScript(() => localStorage.setItem("app:shop_country", "de"))
  await signIn(page)
  await fillCart(page)
  await toCheckout(page)
  await expect(page.getByRole("radio", { name: /Home/ })).toBeChecked()
  await expect(page.getByLabel("Street address")).toBeHidden()
  await axe()
  await page.getByRole("radio", { name: /Use a different address/ }).check()
  await page.getByLabel("Street address").fill("Neuer Weg 1")
  await page.getByLabel("Postal code").fill("10117")
  await page.getByLabel("City").fill("Berlin")
  await page.getByLabel("Save to my address book").check()
  await page.getByRole("button", { name: "Continue to review" }).click()
  await expect(page).toHaveURL(/step=review/)
  await visit(page, "/account/addresses")
  await expect(page.getByRole("heading", { name: "Neuer Weg 1" })).toBeVisible()
})

test("returns to the requested page after an expired session and signing in @mock", async ({ page, problems }) => {
  problems.allow(/401/)
  await signIn(page)
  await page.getByRole("link", { name: "Addresses", exact: true }).click()
  await expect(heading(page, "Addresses")).toBeVisible()
  // In one step, because any request with this token signs out.
  await page.getByRole("link", { name: "Orders", exact: true }).evaluate((link: HTMLAnchorElement) => {
    localStorage.setItem("shop_customer_token", "worn.out.token")
    link.click()
  })
  await expect(page.getByText("You were signed out.")).toBeVisible()
  await page.getByLabel("Email address").fill(DEMO.email)
  await page.getByLabel("Password", { exact: true }).fill(DEMO.password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(heading(page, "Orders")).toBeVisible()
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`fits a phone screen without axe violations, ${colorScheme} @mock`, async ({ page, axe }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme })
    await signIn(page)
    const expectTitle = async (title: string | RegExp) => {
      await expect(heading(page, title)).toBeVisible()
      await expect(page.locator("main .animate-breathe")).toHaveCount(0)
      await axe()
      await expectNoOverflow(page)
    }
    await expectTitle(/^Hello/)
    for (const place of ["Orders", "Addresses", "Profile"]) {
      await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: place }).click()
      await expectTitle(place)
    }
    await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Orders" }).click()
    await page.getByRole("link", { name: "Add order" }).click()
    await expectTitle("Add order")
    await page.goBack()
    await page.locator("main li", { hasText: "Delivered" }).getByRole("link").first().click()
    await expectTitle(/^Order #/)
    await page.getByRole("link", { name: "Return items" }).click()
    await expectTitle(/^Return items/)
  })
}
