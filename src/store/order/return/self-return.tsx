import { useTranslations } from "#lib/i18n.tsx"
import { isChangedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import { useRefusalText } from "#store/api/use-refusal-text.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Stepper } from "#ui/stepper.tsx"
import { ChooseItems } from "./choose-items.tsx"
import { ReviewReturn } from "./review-return.tsx"
import type { SelfReturnProps } from "./self-return-props.ts"

/** Layout of the return flow: steps, errors and the current step's content. */
export function SelfReturn(props: SelfReturnProps) {
  const t = useTranslations("account.returns")
  const { order, path, snapshot, send } = props
  const title = t("title", { number: `#${order.display_id}` })
  // The review stays visible while the return is sent or checked; after a refusal, items are chosen again.
  const choosing = snapshot.matches("choosing") || snapshot.matches("loading")
  return (
    <div className="mx-auto grid w-full max-w-2xl content-start gap-6 px-4 py-8 sm:px-6">
      <DocumentTitle title={title} />
      <header className="grid gap-3">
        <div className="-ml-2.5">
          <LinkButton to={path} params={{ id: order.id }} size="sm" variant="quiet" icon="arrowLeft">
            {t("toOrder")}
          </LinkButton>
        </div>
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {title}
        </h1>
        <Stepper
          layout="top"
          steps={[
            {
              id: "choose",
              label: t("steps.choose"),
              state: choosing ? "current" : "done",
              onSelect: snapshot.matches("reviewing") ? () => send({ type: "return.edit" }) : undefined,
            },
            { id: "review", label: t("steps.review"), state: choosing ? "upcoming" : "current" },
          ]}
        />
      </header>
      <ReturnError {...props} />
      {choosing ? <ChooseItems {...props} /> : <ReviewReturn {...props} />}
    </div>
  )
}

function ReturnError({ snapshot, send }: SelfReturnProps) {
  const t = useTranslations("account.returns.errors")
  const tf = useTranslations("failure")
  const reasonOf = useRefusalText()
  const { error } = snapshot.context
  if (snapshot.matches("unsure"))
    return (
      <Banner
        tone="waiting"
        announce
        title={t("unsure")}
        action={
          <Button size="sm" icon="refresh" onClick={() => send({ type: "retry" })}>
            {t("checkAgain")}
          </Button>
        }
      >
        {t("unsureText")}
      </Banner>
    )
  if (!error || snapshot.hasTag("busy")) return null
  const refused = snapshot.matches("choosing")
  return (
    <Banner tone="refused" announce title={refused ? t("refused") : error.kind === "http" ? tf("title") : t("notSent")}>
      {refused
        ? isChangedMeanwhile(error)
          ? t("changedText")
          : t("refusedText", { reason: reasonOf(error) })
        : t("notSentText")}
    </Banner>
  )
}
