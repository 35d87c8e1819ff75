import type { ReactNode } from "react"
import { IntlProvider } from "use-intl"
import type { Locale } from "./locale.ts"
import type { LoadedMessages, Messages } from "./messages/index.ts"

export { useLocale, useTranslations } from "use-intl"

/** Keys, and the blanks that a text wants filled, are checked by the compiler. */
declare module "use-intl" {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

/** Gives the texts of one language to what is inside. A door nests its own, with the shared ones merged in. */
export function I18nProvider(props: { locale: Locale; messages: LoadedMessages; children: ReactNode }) {
  return (
    <IntlProvider
      locale={props.locale}
      messages={props.messages}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {props.children}
    </IntlProvider>
  )
}
