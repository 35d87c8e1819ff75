import { type ReactNode, useEffect, useState } from "react"
import { I18nProvider, useLocale } from "#lib/i18n.tsx"
import type { LoadedMessages } from "#lib/messages/index.ts"
import { loadWorkbenchMessages } from "#lib/messages/workbench.ts"

/** Provides the messages of the workbench, and shows its children once they are loaded. */
export function WorkbenchMessages({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const [messages, setMessages] = useState<LoadedMessages>()
  useEffect(() => {
    let isCurrent = true
    void loadWorkbenchMessages(locale).then((loaded) => isCurrent && setMessages(loaded))
    return () => {
      isCurrent = false
    }
  }, [locale])
  if (!messages) return null
  return (
    <I18nProvider locale={locale} messages={messages}>
      {children}
    </I18nProvider>
  )
}
