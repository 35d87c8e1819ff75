import { createRoot } from "react-dom/client"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { initialLocale } from "#lib/tab-market.ts"
import { Launcher, type WorkbenchOptions } from "./launcher.tsx"

/**
 * Adds the workbench to the page: a button and a keyboard shortcut. Its own React root keeps it usable if the app
 * crashes. What it shows loads when it is opened.
 */
export function startWorkbench(options: WorkbenchOptions): void {
  const container = document.body.appendChild(document.createElement("div"))
  container.dataset.workbench = ""
  const root = createRoot(container)
  const render = async () => {
    const locale = initialLocale()
    const messages = await loadMessages(locale, "shared", "demo")
    root.render(
      <I18nProvider locale={locale} messages={messages}>
        <Launcher {...options} />
      </I18nProvider>,
    )
  }
  void render().catch(() => undefined)
  // The app sets the document's language when someone chooses another one.
  new MutationObserver(() => void render().catch(() => undefined)).observe(document.documentElement, {
    attributeFilter: ["lang"],
  })
}
