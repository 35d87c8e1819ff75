import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { members } from "#admin/settings/team/user.resource.ts"
import { useChangeLocale } from "#app/use-change-locale.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { late } from "#ui/late.tsx"
import { LocaleSwitch } from "#ui/locale-switch.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { ArrangedPagesCard } from "./arranged-pages-card.tsx"
import { NameForm } from "./name-form.tsx"
import { SecurityCards } from "./security-cards.tsx"
import { SignInCard } from "./sign-in-card.tsx"

const route = getRouteApi("/admin/_app/settings/profile")

const PasswordDialog = late(async () => (await import("#admin/settings/profile/password-dialog.tsx")).PasswordDialog)

export function ProfilePage() {
  const t = useTranslations("admin.profile")
  const { id } = route.useLoaderData()
  const { data: user, error, refetch } = useQuery(members.one(id))
  const [isChanging, setChanging] = useState(false)
  return (
    <Page width="narrow">
      <PageHeader title={t("title")} description={t("text")} />
      {error && !user && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !user && <SkeletonText lines={6} />}
      {user && (
        <NameForm
          key={user.id}
          user={user}
          below={
            <>
              <LanguageCard />
              <SignInCard
                id={user.id}
                password={
                  <Button size="sm" icon="lock" onClick={() => setChanging(true)}>
                    {t("password.change")}
                  </Button>
                }
              />
              <SecurityCards email={user.email} />
              <ArrangedPagesCard />
            </>
          }
        />
      )}
      {user && isChanging && (
        <Suspense>
          <PasswordDialog user={user} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Page>
  )
}

function LanguageCard() {
  const t = useTranslations("admin.profile")
  const changeLocale = useChangeLocale()
  return (
    <Card title={t("language")} description={t("languageHint")}>
      <LocaleSwitch onChange={(locale) => void changeLocale(locale)} />
    </Card>
  )
}
