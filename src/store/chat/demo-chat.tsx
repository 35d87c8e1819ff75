import { useQuery } from "@tanstack/react-query"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { recordMachine } from "#lib/machine-coverage.ts"
import type { HandOver } from "#machines/store/chat/chat.actors.ts"
import { createChatMachine } from "#machines/store/chat/chat.machine.ts"
import type { Customer } from "#schema/store/entities/customer.ts"
import { useCustomer } from "#store/account/customer.ts"
import { storeSdk } from "#store/api/client.ts"
import { type Market, marketOf, regionsQuery } from "#store/market/region.ts"
import { lastOrderId } from "#store/order/last-order.ts"
import { useVisit } from "#store/visit/visit.ts"
import { visitItem } from "#store/visit/visit-item.ts"
import { Button } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { TextField } from "#ui/text-field.tsx"
import { ChatFrame, type ChatPanelProps } from "./chat-frame.tsx"
import { ChatLine } from "./chat-line.tsx"
import { ContactLink } from "./contact-link.tsx"
import { PersonForm } from "./person-form.tsx"
import { useSlow } from "./use-slow.ts"

const messages = visitItem("chatMessages")

function keptMessages(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(messages.get() ?? "[]")
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** The demo has no one to deliver a message to, so it is kept in the browser, where tests can read it. */
async function keepMessage(message: HandOver): Promise<void> {
  messages.set(JSON.stringify([...keptMessages(), message]))
}

/** Chat that answers from the shop's own data: products, orders, and a contact form. */
export function DemoChat(props: ChatPanelProps) {
  const { data: regions } = useQuery(regionsQuery)
  const { data: customer, isPending } = useCustomer()
  const { owner, logins } = useVisit()
  const market = regions && marketOf(regions)
  if (!market || isPending) return null
  return (
    <Conversation key={`${owner} ${logins} ${market.country}`} {...props} market={market} customer={customer ?? null} />
  )
}

function Conversation({
  open,
  onClose,
  market,
  customer,
}: ChatPanelProps & { market: Market; customer: Customer | null }) {
  const t = useTranslations("chat")
  const machine = useMemo(() => createChatMachine(storeSdk()), [])
  const [snapshot, send] = useMachine(machine, {
    input: {
      regionId: market.region.id,
      country: market.country,
      isCustomer: customer !== null,
      lastOrderId: lastOrderId(),
      deliver: keepMessage,
    },
    inspect: recordMachine,
  })
  const { lines } = snapshot.context
  const busy = snapshot.hasTag("busy")
  const isSlow = useSlow(busy)
  const isWriting = snapshot.matches("writing") || snapshot.matches("handingOver")
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lines.length > 1) end.current?.scrollIntoView?.({ block: "nearest" })
  }, [lines.length])
  const ask = (text: string) => send({ type: "message.send", text })
  return (
    <ChatFrame open={open} onClose={onClose}>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <div role="log" aria-label={t("log")} aria-busy={busy} className="grid gap-3">
          {lines.map((line) => (
            <ChatLine key={line.id} line={line} isCustomer={customer !== null} onLeave={onClose} />
          ))}
        </div>
        {busy && <p className="pt-3 text-sm text-muted">{t("thinking")}</p>}
        <div role="status" className="grid justify-items-start gap-2 pt-3 text-sm empty:hidden">
          {isSlow && (
            <>
              <p>{t("slow")}</p>
              <ContactLink onLeave={onClose} />
            </>
          )}
        </div>
        <div ref={end} className="h-2" />
      </div>
      <footer className="grid gap-3 border-t border-line p-3">
        {isWriting ? (
          <PersonForm
            email={snapshot.context.message?.email ?? customer?.email ?? ""}
            message={snapshot.context.message?.message ?? ""}
            busy={busy}
            onSend={(message) => send({ type: "person.send", ...message })}
            onLeave={() => send({ type: "person.leave" })}
          />
        ) : (
          <>
            <ul
              aria-label={t("suggestions")}
              className="-mx-3 flex gap-2 overflow-x-auto px-3 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:p-0 [&>li]:shrink-0"
            >
              {(["order", "delivery", "returns"] as const).map((name) => (
                <li key={name}>
                  <Button size="sm" onClick={() => ask(t(`suggest.${name}`))}>
                    {t(`suggest.${name}`)}
                  </Button>
                </li>
              ))}
              <li>
                <Button size="sm" onClick={() => send({ type: "person.ask" })}>
                  {t("suggest.person")}
                </Button>
              </li>
            </ul>
            <Question onAsk={ask} />
          </>
        )}
      </footer>
    </ChatFrame>
  )
}

function Question({ onAsk }: { onAsk: (text: string) => void }) {
  const t = useTranslations("chat")
  const [text, setText] = useState("")
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!text.trim()) return
        onAsk(text)
        setText("")
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          data-first
          label={t("field")}
          labelHidden
          placeholder={t("placeholder")}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <IconButton type="submit" icon="send" variant="primary" label={t("send")} />
    </form>
  )
}
