import { act, fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { ScriptChat } from "./script-chat.tsx"

const reload = vi.hoisted(() => vi.fn())
vi.mock("#lib/reload.ts", () => ({ reloadPage: reload }))

const messages = await loadMessages("en", "shared", "chat")
const service = { kind: "script", url: "https://chat.example.com/widget.js", id: "shop-1" } as const
const script = () => document.querySelector<HTMLScriptElement>("script[data-chat]")

function open() {
  const onClose = vi.fn()
  const { unmount } = renderUi(
    <I18nProvider locale="en" messages={messages}>
      <ScriptChat open onClose={onClose} service={service} />
    </I18nProvider>,
  )
  return { onClose, unmount, user: userEvent.setup() }
}

// The chat is rendered without a router.
vi.mock("./contact-link.tsx", () => ({
  ContactLink: ({ onLeave }: { onLeave: () => void }) => (
    <button type="button" onClick={onLeave}>
      Contact us
    </button>
  ),
}))

afterEach(() => {
  vi.useRealTimers()
  script()?.remove()
  localStorage.clear()
  reload.mockClear()
})

describe("third-party chat", () => {
  it("asks for consent first and loads nothing when it is declined", async () => {
    const { user, onClose } = open()
    expect(screen.getByText(/chat\.example\.com/)).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "No, thanks" }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(script()).toBeNull()
  })

  it("loads its script with the shop's id after consent and reports a failure", async () => {
    const { user } = open()
    await user.click(screen.getByRole("button", { name: "Agree and open chat" }))
    expect(script()?.src).toBe(service.url)
    expect(script()?.dataset.chat).toBe("shop-1")
    script()?.dispatchEvent(new Event("error"))
    await user.click(await screen.findByRole("button", { name: "Try again" }))
    script()?.dispatchEvent(new Event("load"))
    await screen.findByText(/The chat is open/)
  })

  it("says that its script is slow, offers the contact page and opens once it has loaded", () => {
    vi.useFakeTimers()
    localStorage.setItem("app:chat_consent", service.url)
    const { onClose } = open()
    act(() => void vi.advanceTimersByTime(7_900))
    expect(screen.queryByText(/longer than usual/)).toBeNull()
    act(() => void vi.advanceTimersByTime(200))
    screen.getByText(/longer than usual/)
    fireEvent.click(screen.getByRole("button", { name: "Contact us" }))
    expect(onClose).toHaveBeenCalledOnce()
    act(() => void script()?.dispatchEvent(new Event("load")))
    screen.getByText(/The chat is open/)
    expect(screen.queryByText(/longer than usual/)).toBeNull()
  })

  it("offers the contact page when its script is blocked", async () => {
    localStorage.setItem("app:chat_consent", service.url)
    open()
    act(() => void script()?.dispatchEvent(new Event("error")))
    await screen.findByText(/Couldn’t load the chat/)
    screen.getByRole("button", { name: "Contact us" })
  })

  it("remembers the consent", async () => {
    localStorage.setItem("app:chat_consent", service.url)
    open()
    expect(script()?.src).toBe(service.url)
    script()?.dispatchEvent(new Event("load"))
    await screen.findByRole("button", { name: "Withdraw consent" })
  })

  it.each(["loading", "running", "failed"] as const)(
    'keeps showing the state "%s" of the script when reopened',
    async (state) => {
      localStorage.setItem("app:chat_consent", service.url)
      const { unmount } = open()
      if (state === "loading") unmount()
      if (state !== "loading") script()?.dispatchEvent(new Event(state === "running" ? "load" : "error"))
      if (state !== "loading") unmount()
      open()
      expect(document.querySelectorAll("script[data-chat]")).toHaveLength(1)
      if (state === "failed") return void (await screen.findByText(/Couldn’t load the chat/))
      if (state === "loading") act(() => void script()?.dispatchEvent(new Event("load")))
      await screen.findByText(/The chat is open/)
    },
  )

  it.each(["loading", "running", "failed"] as const)(
    'withdraws the consent in the state "%s" of the script',
    async (state) => {
      localStorage.setItem("app:chat_consent", service.url)
      const { user } = open()
      if (state !== "loading")
        act(() => void script()?.dispatchEvent(new Event(state === "running" ? "load" : "error")))
      await user.click(screen.getByRole("button", { name: "Withdraw consent" }))
      expect(localStorage.getItem("app:chat_consent")).toBeNull()
      expect(script()).toBeNull()
      expect(reload).toHaveBeenCalledTimes(state === "failed" ? 0 : 1)
      await screen.findByRole("button", { name: "Agree and open chat" })
    },
  )

  it("reacts to a withdrawal in another tab", async () => {
    localStorage.setItem("app:chat_consent", service.url)
    const { user } = open()
    act(() => void script()?.dispatchEvent(new Event("load")))
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "app:chat_consent" })))
    await user.click(await screen.findByRole("button", { name: "Reload page" }))
    expect(reload).toHaveBeenCalledOnce()
  })
})
