import { expect, type Locator, type Page, test } from "./support/test.ts"

/** Presses Tab until the element has the focus, which must take no more than 60 times. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await hasFocus()) return
    await page.keyboard.press("Tab")
  }
  await expect(target, "is reached with Tab").toBeFocused()
}

test("a guest buys a product by keyboard, as the accessibility tree describes it @mock", async ({ page }) => {
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press("Enter")
  }
  const type = async (field: string, text: string) => {
    await tabTo(page, page.getByLabel(field))
    await page.keyboard.type(text)
  }
  const main = page.getByRole("main")

  const drawer = page.getByRole("dialog", { name: "Cart", exact: true })

  await test.step("the product page names the chosen variant, its price and stock", async () => {
    await page.goto("/products/harbor-tee")
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - article:
          - navigation "Breadcrumb"
          - heading "Harbor Tee" [level=1]
          - paragraph: $34.56
          - group "Color Chalk":
            - radio "Chalk" [checked]
          - group "Size S":
            - radio "S" [checked]
          - status: In stock
          - spinbutton "Quantity": "1"
          - button "Add to cart · $34.56"
    `)
    await press(page.getByRole("button", { name: /^Add to cart/ }))
  })

  await test.step("the cart drawer announces the item and leads to the checkout", async () => {
    await expect(drawer).toBeVisible()
    await expect(drawer).toMatchAriaSnapshot(`
      - dialog "Cart":
        - banner:
          - heading "Cart" [level=2]
          - button "Close"
        - status: Harbor Tee added to your cart
        - list "Items in your cart":
          - listitem:
            - paragraph:
              - link "Harbor Tee"
            - paragraph: Chalk / S
            - spinbutton "Quantity of Harbor Tee, Chalk / S": "1"
            - button "Remove Harbor Tee, Chalk / S"
        - contentinfo:
          - link "View cart"
          - link /Checkout/
    `)
    await press(drawer.getByRole("link", { name: /^Checkout/ }))
  })

  await test.step("the checkout starts in the email field and takes the details", async () => {
    await expect(page.getByLabel("Email address")).toBeFocused()
    await page.keyboard.type("ada@example.com")
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "Checkout" [level=1]
        - list "Checkout steps":
          - listitem:
            - heading "Your details" [level=2]
            - textbox "Email address": ada@example.com
            - heading "Shipping address" [level=3]
            - combobox "Country"
            - textbox "First name"
            - textbox "ZIP code"
            - combobox "State"
            - checkbox "Use shipping address as billing address" [checked]
            - group "Choose a shipping method":
              - radio /Standard .* \\$6\\.48/ [checked]
            - button "Continue to review"
          - listitem:
            - heading "Payment" [level=2]
          - listitem:
            - heading "Review" [level=2]
        - complementary "Order summary":
          - term: Total
          - definition: $41.04
    `)
    await type("First name", "Ada")
    await type("Last name", "Shopper")
    await type("Street address", "12 Main Street")
    await type("ZIP code", "60614")
    await type("City", "Chicago")
    await tabTo(page, page.getByRole("combobox", { name: "State" }))
    await page.keyboard.type("Illinois")
    await press(page.getByRole("button", { name: "Continue to review" }))
  })

  await test.step("the review gets the focus and sums up the order", async () => {
    await expect(page.getByRole("heading", { name: "Review" })).toBeFocused()
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - list "Checkout steps":
          - listitem:
            - heading "Your details" [level=2]
            - button "Edit Your details"
            - paragraph: ada@example.com
            - paragraph: Ada Shopper, 12 Main Street, Chicago, IL 60614, United States
            - paragraph: /^Standard/
          - listitem:
            - heading "Payment" [level=2]
            - button "Edit Payment"
            - paragraph: Invoice
          - listitem:
            - heading "Review" [level=2]
            - paragraph: /agree to pay \\$41\\.04/
            - button "Place order"
    `)
    await press(page.getByRole("button", { name: /^Place order/ }))
  })

  await test.step("the confirmation shows total, address and progress", async () => {
    await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "Thank you, your order has been placed" [level=1]
        - term: Total
        - definition: $41.04
        - heading "Shipping address" [level=2]
        - text: Ada Shopper 12 Main Street Chicago, IL 60614 United States
        - list "Order progress":
          - listitem: /Ordered/
          - listitem: Packed
          - listitem: Shipped
          - listitem: Delivered
    `)
  })
})
