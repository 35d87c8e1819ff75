import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { addAuthSettings } from "#mocks/domain/auth/auth-settings.ts"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { enrollForDemo } from "#mocks/seed/sign-in.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { readQrCode } from "#tests/support/read-qr-code.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { addSignIns, codeNow, RECOVERY_CODES, SECURE, wrongCode } from "#tests/support/sign-in-shop.ts"

const shop = await openLiveShop()
const { db, faults } = shop.backend
const world = db.export()
beforeEach(() => {
  faults.set([])
  db.import(world)
})
const APP = "Code from your authenticator app"
const statuses = () => db.tables.authMfaFactor.all().map(({ status }) => status)

async function openProfile() {
  const { user } = await renderAdminPage("/admin/settings/profile", shop)
  const dialog = async () => within(await screen.findByRole("dialog"))
  return { user, dialog }
}

describe("setting up an authenticator app", () => {
  beforeEach(() => addAuthSettings(db, "mfa"))

  async function openSetup() {
    const { user, dialog } = await openProfile()
    await user.click(await screen.findByText("Set up app"))
    await screen.findByText("Setup key")
    return { user, dialog: await dialog() }
  }

  it("shows the key as a QR code that names the shop and the account, and as text to type in", async () => {
    const { dialog } = await openSetup()
    const address = new URL(readQrCode(dialog.getByRole("img", { name: /QR code/ })))
    const secret = db.tables.authMfaFactor.all()[0]?.provider_metadata?.secret
    expect(address.href).toMatch(/^otpauth:\/\/totp\//)
    expect(decodeURIComponent(address.href)).toContain(`:${ADMIN.email}?`)
    expect(address.searchParams.get("issuer")).toBe(window.location.hostname)
    expect(address.searchParams.get("secret")).toBe(secret)
    expect(dialog.getByRole("link", { name: "Open in an app on this device" }).getAttribute("href")).toBe(address.href)
    dialog.getByText(String(secret).replace(/.{4}(?=.)/g, "$& "))
  })

  it("turns on after a wrong code and a lost response, and shows recovery codes until they are saved", async () => {
    const { user, dialog } = await openSetup()
    await user.click(dialog.getByText("Turn on"))
    await dialog.findByText("Enter the code")
    await user.type(dialog.getByLabelText(APP), `${wrongCode(db)}{Enter}`)
    await dialog.findByText("Incorrect code. Enter the newest one.")
    expect(statuses()).toEqual(["pending"])
    faults.set([{ path: "/auth/mfa/factors/:id/verify", drop: "after", times: 1 }])
    await user.clear(dialog.getByLabelText(APP))
    await user.type(dialog.getByLabelText(APP), codeNow(db).replace(/.{3}/, "$& "))
    await user.click(dialog.getByText("Turn on"))
    await dialog.findByText("Couldn’t turn on two-step verification")
    await user.click(dialog.getByText("Turn on"))

    await screen.findByText("Save your recovery codes")
    expect(screen.getAllByRole("listitem").filter(({ textContent }) => /^\w{4}-/.test(textContent))).toHaveLength(10)
    const done = screen.getByText("Done").closest("button")
    expect(done?.getAttribute("aria-disabled")).toBe("true")
    await user.click(screen.getByLabelText("I’ve saved these codes"))
    await user.click(screen.getByText("Done"))
    await screen.findByText("On")
    expect(statuses()).toEqual(["enabled"])
  })

  it("is undone by canceling, and can be started again", async () => {
    const { user, dialog } = await openSetup()
    await user.click(dialog.getByText("Cancel"))
    await waitFor(() => expect(statuses()).toEqual(["disabled"]))
    await user.click(await screen.findByText("Set up app"))
    await screen.findByText("Setup key")
    expect(statuses()).toEqual(["disabled", "pending"])
  })

  it("can be started again after a lost response", async () => {
    faults.set([{ method: "POST", path: "/auth/mfa/factors", drop: "after", times: 1 }])
    const { user } = await openProfile()
    await user.click(await screen.findByText("Set up app"))
    await screen.findByText("Couldn’t start the setup")
    await user.click(screen.getByText("Set up app"))
    await screen.findByText("Setup key")
    expect(statuses()).toEqual(["disabled", "pending"])
  })
})

it("says if the server doesn't offer two-step verification", async () => {
  db.tables.authSetting.erase("mfa")
  const { user } = await openProfile()
  await user.click(await screen.findByText("Set up app"))
  await screen.findByText("This server doesn’t offer two-step verification")
})

describe("with an authenticator app", () => {
  beforeEach(async () => {
    addAuthSettings(db, "mfa")
    enrollForDemo(db, (await shop.admin.admin.user.me()).user.id, ["0001-0001"])
  })

  it("replaces the recovery codes, on a retry if the server reports an error", async () => {
    faults.set([{ path: "/auth/mfa/recovery-codes", status: 500, times: 1 }])
    const { user, dialog } = await openProfile()
    for (const result of ["Couldn’t create recovery codes", "Save your recovery codes"]) {
      await user.click(await screen.findByText("New recovery codes"))
      await user.click((await dialog()).getByText("New recovery codes"))
      await screen.findByText(result)
    }
  })

  it("turns off at once if the server asks for no code", async () => {
    const { user, dialog } = await openProfile()
    await user.click(await screen.findByText("Turn off"))
    await user.click((await dialog()).getByText("Turn off"))
    await screen.findByText("Two-step verification turned off")
    await screen.findByText("Off")
  })

  it.each([
    { method: "a code of the app", label: APP, right: () => codeNow(db), wrong: () => wrongCode(db) },
    { method: "a recovery code", label: "Recovery code", right: () => "0001-0001", wrong: () => "0002-0002" },
  ])("turns off with $method if the server asks for one", async ({ label, right, wrong }) => {
    addAuthSettings(db, "mfa-code-to-remove")
    const { user, dialog: find } = await openProfile()
    await user.click(await screen.findByText("Turn off"))
    const dialog = await find()
    await user.click(dialog.getByText("Turn off"))
    await dialog.findByLabelText(APP)
    if (label !== APP) await user.click(dialog.getByText("Use a recovery code"))
    await user.type(await dialog.findByLabelText(label), `${wrong()}{Enter}`)
    await dialog.findByText("Incorrect code. Enter the newest one.")
    expect(statuses()).toEqual(["enabled"])
    await user.clear(dialog.getByLabelText(label))
    await user.type(dialog.getByLabelText(label), `${right()}{Enter}`)
    await screen.findByText("Two-step verification turned off")
    expect(statuses()).toEqual(["disabled"])
  })
})

it("sends a link that verifies the own email address", async () => {
  const { user } = await openProfile()
  await user.click(await screen.findByText("Send link"))
  await screen.findByText(`Link sent to ${ADMIN.email}`)
  const [row] = db.tables.authVerification.all()
  db.tables.authVerification.update(String(row?.id), { verified_at: db.clock.iso() })
  await user.click(screen.getByText("Send a new link"))
  await screen.findByText("Email address verified")
})

describe("signing in with a code", () => {
  beforeEach(() => addSignIns(db))

  async function openCode() {
    const { user } = await renderPage("/admin/login", shop.backend)
    await user.type(await screen.findByLabelText("Email"), SECURE.email)
    await user.type(screen.getByLabelText("Password"), `${SECURE.password}{Enter}`)
    await screen.findByLabelText(APP)
    return user
  }
  const attempts = () => db.tables.authMfaChallenge.all().at(-1)?.attempts

  it("doesn't use up an attempt for a code with too few digits", async () => {
    const user = await openCode()
    await user.type(screen.getByLabelText(APP), "12{Enter}")
    await screen.findByText("Enter all 6 digits")
    expect(attempts()).toBe(0)
    await user.clear(screen.getByLabelText(APP))
    await user.type(screen.getByLabelText(APP), `${wrongCode(db)}{Enter}`)
    await screen.findByText(/check your phone’s clock/)
    expect(attempts()).toBe(1)
    expect(screen.queryByText("Enter the code")).toBeNull()
  })

  it("explains a wrong recovery code, and accepts another one", async () => {
    const user = await openCode()
    await user.click(screen.getByText("Use a recovery code"))
    await user.type(await screen.findByLabelText("Recovery code"), "0009-0009{Enter}")
    await screen.findByText("Incorrect recovery code")
    expect(screen.queryByText(/phone’s clock/)).toBeNull()
    await user.type(screen.getByLabelText("Recovery code"), `${RECOVERY_CODES[0]}{Enter}`)
    await waitFor(() => expect(screen.queryByLabelText("Recovery code")).toBeNull())
  })
})
