import { type FormEvent, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/text-field.tsx"
import { type ClockTime, control } from "#workbench/control.ts"
import { useAction, useControl } from "#workbench/use-control.ts"
import { PanelProblem, type PanelProps, Section } from "./panel.tsx"

const HOUR = 3_600_000
const DAY = 24 * HOUR
const moves = { minusDay: -DAY, hour: HOUR, day: DAY, week: 7 * DAY, month: 30 * DAY } as const
const moveNames = Object.keys(moves) as (keyof typeof moves)[]

/** The value of a datetime-local field for a moment in UTC. */
const fieldValue = (iso: string): string => iso.slice(0, 16)

/** Stops, sets and moves the backend's clock; the page loads its data again, so that what is due has happened. */
export function TimePanel({ refresh }: PanelProps) {
  const t = useTranslations("workbench.time")
  const { data, error, reload } = useControl<ClockTime>("clock", 1_000)
  const [text, setText] = useState("")
  const [isInvalid, setInvalid] = useState(false)
  const action = useAction()
  const set = async (...bodies: object[]) => {
    await action.run(async () => {
      for (const body of bodies) await control("PUT", "clock", body)
      refresh()
    })
    reload()
  }
  const now = data?.now
  const chosen = text || (now ? fieldValue(now) : "")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const at = new Date(`${chosen}Z`)
    if (Number.isNaN(at.getTime())) return setInvalid(true)
    void set({ at: at.toISOString() })
  }
  return (
    <div className="grid gap-5">
      <PanelProblem error={action.error ?? error} />
      <Section title={t("now")}>
        <p className="flex flex-wrap items-center gap-3">
          <time dateTime={now} className="font-mono text-base tabular-nums">
            {now ? `${now.slice(0, 10)} ${now.slice(11, 19)} UTC` : "…"}
          </time>
          {data && (
            <Badge tone={data.is_stopped ? "waiting" : "done"}>{data.is_stopped ? t("stopped") : t("running")}</Badge>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={action.isBusy} onClick={() => now && set({ at: now })}>
            {t("stop")}
          </Button>
          <Button
            size="sm"
            busy={action.isBusy}
            // Setting a time first removes what the clock was moved by.
            onClick={() => set({ at: new Date().toISOString() }, { at: null })}
          >
            {t("real")}
          </Button>
        </div>
      </Section>
      <Section title={t("move")}>
        <div className="flex flex-wrap gap-2">
          {moveNames.map((name) => (
            <Button key={name} size="sm" busy={action.isBusy} onClick={() => set({ move: moves[name] })}>
              {t(`moves.${name}`)}
            </Button>
          ))}
        </div>
        <p className="text-xs text-muted">{t("hint")}</p>
      </Section>
      <Section title={t("set")}>
        <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
          <TextField
            label={t("at")}
            type="datetime-local"
            className="w-full sm:w-64"
            value={chosen}
            error={isInvalid ? t("invalid") : undefined}
            onChange={(event) => {
              setInvalid(false)
              setText(event.target.value)
            }}
          />
          <div className="pt-6">
            <Button type="submit" busy={action.isBusy}>
              {t("submit")}
            </Button>
          </div>
        </form>
      </Section>
    </div>
  )
}
