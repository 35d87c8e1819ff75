/** The message files may be among the files that failed to load, so these texts are inlined in every language. */
const sentences = {
  en: "The app could not be loaded. Check the connection and load the page again.",
  de: "Die App konnte nicht geladen werden. Prüfen Sie die Verbindung und laden Sie die Seite neu.",
}

/** Shows a plain error page when the app fails to start, for example because its messages didn't load. */
export function showBootFailure(container: HTMLElement, error: unknown): void {
  const box = document.createElement("main")
  box.style.cssText = "max-width: 36rem; margin: 20vh auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif"
  for (const [lang, sentence] of Object.entries(sentences)) {
    const line = document.createElement("p")
    line.lang = lang
    line.textContent = sentence
    box.append(line)
  }
  const detail = document.createElement("pre")
  detail.style.cssText = "white-space: pre-wrap; font-size: 0.75rem; opacity: 0.7"
  detail.textContent = error instanceof Error ? error.message : String(error)
  box.append(detail)
  delete document.documentElement.dataset.otherPage
  container.replaceChildren(box)
}
