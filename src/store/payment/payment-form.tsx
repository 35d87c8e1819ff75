import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { I18nProvider, useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Locale } from "#lib/locale.ts"
import { loadMessages } from "#lib/messages/index.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import type { ShownForm } from "./checkout-forms.ts"
import type { Bill, PaymentModule, PaymentSession } from "./payment-module.ts"
import { paymentLoader } from "./providers.ts"

/** `confirmed`: the shopper has confirmed the payment before. */
export type FormState = "loading" | "ready" | "confirmed" | "failed"

/** Milliseconds after which a form that is still loading offers another payment method. */
const SLOW = 8_000

interface PaymentFormProps {
  readonly bill: Bill
  readonly session: PaymentSession
  /** Path in the app of the page to return to from a bank's page. */
  readonly returnPath: string
  /** Called with what confirms the payment once the form can be used, and with `null` when it is removed. */
  readonly onForm: (form: ShownForm) => void
  /** Set to the form that the shopper has filled in last. */
  readonly filled: { current?: string | undefined }
  /** The last refusal of the provider, with its reason. */
  readonly refusal: { readonly message: string | null } | null
  readonly state: FormState
  readonly onState: (state: FormState) => void
  /** Opens the choice of the payment method; undefined if there is only one. */
  readonly onOther: (() => void) | undefined
}

/** The payment provider's form, with its texts and what can be done if it doesn't load. */
export function PaymentForm(props: PaymentFormProps) {
  const locale = useLocale()
  const { data: messages } = useQuery({
    queryKey: ["messages", "payment", locale],
    queryFn: () => loadMessages(locale, "shared", "account"),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    messages && (
      <I18nProvider locale={locale} messages={messages}>
        {/* Another session is another payment, with a form of its own; Stripe's form keeps its language. */}
        <SessionForm key={formOf(props.session, locale)} {...props} />
      </I18nProvider>
    )
  )
}

const formOf = ({ id }: PaymentSession, locale: Locale) => `${id} ${locale}`

/** Begins the session's payment and mounts its form; again with each `attempt`. */
function usePayment({ bill, session, returnPath, onForm, onState, filled }: PaymentFormProps, attempt: number) {
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once for each session and attempt
  useEffect(() => {
    let isOver = false
    let unmount = () => {}
    const set = (state: FormState) => {
      if (!isOver) onState(state)
    }
    set("loading")
    const start = async () => {
      const module: PaymentModule | undefined = await paymentLoader(session.provider_id)?.()
      if (!module) throw new Error("The provider has no form")
      const payment = await module.begin(session, { locale, bill, returnPath })
      if (isOver || !box.current) return
      unmount = payment.mount(box.current, {
        onReady: () => {
          if (isOver) return
          onForm({ sessionId: session.id, confirm: payment.confirm })
          set(payment.isConfirmed ? "confirmed" : "ready")
        },
        onFailed: () => set("failed"),
        onFilled: () => {
          filled.current = formOf(session, locale)
        },
      })
    }
    start().catch(() => set("failed"))
    return () => {
      isOver = true
      onForm(null)
      unmount()
    }
  }, [session.id, attempt])
  return box
}

function SessionForm(props: PaymentFormProps) {
  const { session, refusal, filled, state, onOther } = props
  const locale = useLocale()
  const t = useTranslations("payment")
  // A new payment session has a new form of the provider, without the shopper's entries.
  const [isReplaced] = useState(() => filled.current !== undefined && filled.current !== formOf(session, locale))
  const [attempt, setAttempt] = useState(0)
  const [isSlow, setSlow] = useState(false)
  const box = usePayment(props, attempt)
  useEffect(() => {
    if (state !== "loading") return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [state])
  const other = onOther && (
    <Button size="sm" onClick={onOther}>
      {t("other")}
    </Button>
  )
  return (
    <section aria-label={t("label")} className="grid gap-4">
      {refusal && (
        <Banner tone="refused" announce title={refusal.message ?? t("refused.title")} action={other}>
          {t(refusal.message === null ? "refused.unknown" : "refused.text")}
        </Banner>
      )}
      {isReplaced && state === "ready" && (
        <Banner tone="waiting" announce title={t("replaced.title")}>
          {t("replaced.text")}
        </Banner>
      )}
      {state === "loading" &&
        (isSlow ? (
          <Banner tone="waiting" announce title={t("slow.title")} action={other}>
            {t("slow.text")}
          </Banner>
        ) : (
          <p role="status" className="text-muted">
            {t("loading")}
          </p>
        ))}
      {state === "failed" && (
        <Banner
          tone="refused"
          announce
          title={t("failed.title")}
          action={
            <>
              <RetryButton size="sm" onClick={() => setAttempt(attempt + 1)} />
              {other}
            </>
          }
        >
          {t("failed.text")}
        </Banner>
      )}
      {state === "confirmed" && (
        <Banner tone="done" title={t("confirmed.title")}>
          {t("confirmed.text")}
        </Banner>
      )}
      <div ref={box} />
    </section>
  )
}
