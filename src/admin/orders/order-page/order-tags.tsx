import { useCallback, useState } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useTask } from "#admin/kit/task/use-task.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { cleanTag, hasTag, MAX_TAG, tagsOf } from "#lib/tags.ts"
import { createOrderDetailsMachine, type DetailsTask } from "#machines/orders/order-details/order-details.machine.ts"
import { whyNotDetails } from "#machines/orders/order-details/order-details.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { TextField } from "#ui/text-field.tsx"

/** An order's tags, which only the team sees, with a field to add one. */
export function OrderTags({ order }: { order: Order }) {
  const t = useTranslations("admin.orderPage.tags")
  const td = useTranslations("admin.orderDetails")
  const tt = useTranslations("admin.task")
  const refusal = useRefusalText()
  const tFailure = useTranslations("admin.failure")
  const [text, setText] = useState("")
  const [error, setError] = useState<string>()
  const done = useCallback(
    (task: DetailsTask) => {
      // The next tag may have been typed while this one was saved.
      if (task.type === "tag") setText((now) => (cleanTag(now) === task.tag ? "" : now))
      return td(`done.${task.type}`)
    },
    [td],
  )
  const handle = useTask<DetailsTask>(createOrderDetailsMachine, done)
  const { task, busy } = handle
  const tags = tagsOf(order.metadata)
  const reason = whyNotDetails(order) && td("reasons.canceled")
  const run = (next: DetailsTask) => {
    handle.ask(next)
    handle.confirm(next)
  }
  const target = { orderId: order.id, isDraft: order.status === "draft" }
  const isRunning = (tag: string) => busy && task?.type === "removeTag" && task.tag === tag
  const submit = () => {
    const tag = cleanTag(text)
    const wrong = tag === "" ? t("empty") : hasTag(tags, tag) ? t("twice") : undefined
    setError(wrong)
    if (!wrong && !busy && !reason) run({ ...target, type: "tag", tag })
  }
  return (
    <Card title={t("title")}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li
                key={tag}
                className="inline-flex max-w-full items-center rounded-full border border-line bg-sunken pl-3 text-sm"
              >
                <span className="truncate">{tag}</span>
                <IconButton
                  icon="close"
                  size="sm"
                  label={t("remove", { tag })}
                  busy={isRunning(tag)}
                  disabledReason={reason}
                  onClick={() => !busy && run({ ...target, type: "removeTag", tag })}
                />
              </li>
            ))}
          </ul>
        )}
        <form
          className="flex items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <TextField
            className="flex-1"
            label={t("label")}
            labelHidden
            placeholder={t("label")}
            maxLength={MAX_TAG}
            value={text}
            error={error}
            onChange={(event) => {
              setText(event.target.value)
              setError(undefined)
            }}
          />
          <Button type="submit" busy={busy && task?.type === "tag"} disabledReason={reason}>
            {t("add")}
          </Button>
        </form>
        {handle.error && task && (
          <Banner tone="refused" announce title={t("failed")} onDismiss={handle.dismiss}>
            {errorText(handle.error, {
              refused: (reason) => tt("refused", { reason: refusal(reason) }),
              server: tFailure("change"),
              lost: tt("lost"),
            })}
          </Banner>
        )}
      </div>
    </Card>
  )
}
