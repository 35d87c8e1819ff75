import { render } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ReactElement, ReactNode } from "react"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"

const messages = await loadMessages(
  "en",
  "shared",
  "store",
  "cart",
  "checkout",
  "refusal",
  "session",
  "account",
  "admin",
  "orders",
  "order",
)

/** Renders a component with the English messages; returns a user to interact with it. */
export function renderUi(element: ReactElement) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider locale="en" messages={messages}>
      {children}
    </I18nProvider>
  )
  return { ...render(element, { wrapper }), user: userEvent.setup() }
}
