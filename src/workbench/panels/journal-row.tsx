import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { saveFile } from "#lib/save-file.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import type { Tone } from "#ui/tone.ts"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { ControlError, type JournalEntry } from "#workbench/control.ts"
import { asTest } from "#workbench/journal-test.ts"
import { asCurl, isMasked, replay } from "#workbench/journal-text.ts"
import { useAction } from "#workbench/use-control.ts"
import { PanelProblem } from "./panel.tsx"

const toneOf = (status: number): Tone =>
  status === 0 || status >= 500 ? "refused" : status >= 400 ? "waiting" : status >= 300 ? "progress" : "done"

/** A recorded request: one line, with its bodies below when opened. */
export function JournalRow({ entry, startsOpen = false }: { entry: JournalEntry; startsOpen?: boolean }) {
  const t = useTranslations("workbench.journal")
  const locale = useLocale()
  const [isOpen, setOpen] = useState(startsOpen)
  const { method, path, status, duration, notes } = entry
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full cursor-pointer items-center gap-3 px-3 py-1.5 text-left -outline-offset-2 hover:bg-hover"
      >
        <span className="w-14 shrink-0 font-mono text-xs">{method}</span>
        <span className="min-w-0 flex-1 truncate font-mono text-xs">{path}</span>
        {notes.length > 0 && (
          <span className="text-waiting-ink">
            <Icon name="alert" />
            <VisuallyHidden>{t("hasNotes")}</VisuallyHidden>
          </span>
        )}
        <Badge tone={toneOf(status)}>{status === 0 ? t("dropped") : String(status)}</Badge>
        <span className="w-16 shrink-0 text-right text-xs text-muted tabular-nums">
          {t("duration", { duration: duration.toLocaleString(locale) })}
        </span>
      </button>
      {isOpen && <Details entry={entry} />}
    </>
  )
}

function Details({ entry }: { entry: JournalEntry }) {
  const t = useTranslations("workbench.journal")
  const action = useAction()
  const [done, setDone] = useState("")
  const copy = (text: string) =>
    action.run(async () => {
      await navigator.clipboard.writeText(text)
      setDone(t("copied"))
    })
  const copyTest = () =>
    action.run(async () => {
      const { text, data } = await asTest(entry)
      await navigator.clipboard.writeText(text)
      if (data) saveFile(new Blob([data.text], { type: "application/json" }), data.name)
      setDone(data ? t("copiedWithData", { name: data.name }) : t("copied"))
    })
  const send = () =>
    action.run(async () => {
      const status = await replay(entry).catch((error: unknown) => {
        throw new ControlError(0, String(error))
      })
      setDone(t("replayed", { status: String(status) }))
    })
  return (
    <div className="grid gap-3 border-t border-line bg-sunken p-3">
      <PanelProblem error={action.error} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" icon="copy" onClick={() => copy(asCurl(entry))}>
          {t("copyCurl")}
        </Button>
        <Button size="sm" icon="copy" busy={action.isBusy} onClick={copyTest}>
          {t("copyTest")}
        </Button>
        <Button
          size="sm"
          icon="refresh"
          busy={action.isBusy}
          disabledReason={isMasked(entry) ? t("masked") : null}
          onClick={send}
        >
          {t("replay")}
        </Button>
        <span role="status" className="text-muted">
          {done}
        </span>
      </div>
      {entry.notes.map((note) => (
        <p key={note} className="font-mono text-xs break-all text-waiting-ink">
          {note}
        </p>
      ))}
      <Text title={t("requestHeaders")} text={linesOf(entry.request_headers)} none={t("noHeaders")} />
      <Text title={t("request")} text={indented(entry.request)} none={t("noBody")} />
      <Text title={t("responseHeaders")} text={linesOf(entry.answer_headers)} none={t("noHeaders")} />
      <Text title={t("response")} text={indented(entry.answer)} none={t("noBody")} />
    </div>
  )
}

function Text({ title, text, none }: { title: string; text: string; none: string }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-xs font-semibold">{title}</h3>
      {text === "" ? (
        <p className="text-xs text-muted">{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs the keyboard
        <section tabIndex={0} aria-label={title} className="max-h-72 overflow-auto rounded-md bg-surface p-2">
          <pre className="font-mono text-xs">{text}</pre>
        </section>
      )}
    </div>
  )
}

const linesOf = (headers: JournalEntry["request_headers"]): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
