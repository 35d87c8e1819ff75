import { type ReactNode, useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { PageMeta } from "#store/shell/page-meta.tsx"
import { Button } from "#ui/button.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useBrowserValue } from "#ui/use-browser-value.ts"
import { lastOrderId } from "./last-order.ts"
import { orderIdIn } from "./order-id-in.ts"

export function TrackPage() {
  const t = useTranslations("account.track")
  const navigate = usePageNavigate({ from: "/track" })
  const [typed, setTyped] = useState("")
  const [isRefused, setRefused] = useState(false)
  const last = useBrowserValue(lastOrderId)
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-8 px-4 py-8 sm:px-6">
      <DocumentTitle title={t("title")} />
      <PageMeta title={t("title")} description={t("text")} path="/track" />
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {t("title")}
        </h1>
        <p className="text-muted">{t("text")}</p>
      </header>
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const id = orderIdIn(typed)
          if (id) return void navigate({ to: "/order/$id", params: { id } })
          setRefused(true)
          event.currentTarget.querySelector("input")?.focus()
        }}
      >
        <TextField
          label={t("field")}
          hint={t("hint")}
          error={isRefused && !orderIdIn(typed) ? t("invalid") : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <Button type="submit" variant="primary">
            {t("submit")}
          </Button>
        </div>
      </form>
      <section className="grid gap-5 border-t border-line pt-6 text-sm">
        <h2 className="text-base font-semibold">{t("where")}</h2>
        <p className="max-w-prose">{t("confirmation")}</p>
        {last && (
          <Way text={t("device")}>
            <LinkButton size="sm" to="/order/$id" params={{ id: last }}>
              {t("last")}
            </LinkButton>
          </Way>
        )}
        <Way text={t("account")}>
          <LinkButton size="sm" to="/account/orders">
            {t("signIn")}
          </LinkButton>
        </Way>
        <p className="max-w-prose">
          {t("lost")}{" "}
          <TextLink to="/pages/$slug" params={{ slug: "contact" }}>
            {t("contact")}
          </TextLink>
        </p>
      </section>
    </div>
  )
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p>{text}</p>
      {children}
    </div>
  )
}
