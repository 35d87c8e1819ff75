import { createRoot } from "react-dom/client"
import type { DemoBackend } from "#lib/backend-problem.ts"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { initialLocale } from "#lib/tab-market.ts"
import { BackendProblemNotice } from "./backend-problem-notice.tsx"

/** Shows the backend's problems above the app in a separate React root, so they appear even if the app crashes. */
export function showBackendProblems(backend: DemoBackend): void {
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  const render = async () => {
    if (!backend.problem) return root.render(null)
    const locale = initialLocale()
    const messages = await loadMessages(locale, "shared", "demo")
    const { problem } = backend
    root.render(
      problem && (
        <I18nProvider locale={locale} messages={messages}>
          <BackendProblemNotice backend={backend} problem={problem} />
        </I18nProvider>
      ),
    )
  }
  backend.subscribe(render)
  void render()
  // Loaded up front, because the network may be down later.
  void loadMessages(initialLocale(), "demo").catch(() => undefined)
}
