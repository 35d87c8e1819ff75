import { type ReactNode, useState } from "react"
import { IntlProvider } from "use-intl"
import type { Locale } from "./locale.ts"
import type { LoadedMessages, Messages } from "./messages/index.ts"

export { useLocale, useMessages, useTranslations } from "use-intl"

/** Makes the compiler check message keys and placeholders. */
declare module "use-intl" {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

/** Provides the messages of one language. Store and back office nest their own, with the shared ones merged in. */
export function I18nProvider(props: { locale: Locale; messages: LoadedMessages; children: ReactNode }) {
  const [timeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <IntlProvider locale={props.locale} messages={props.messages} timeZone={timeZone}>
      {props.children}
    </IntlProvider>
  )
}
