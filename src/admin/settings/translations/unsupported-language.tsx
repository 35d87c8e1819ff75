import { useQuery } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { useTextNames } from "./text-names.ts"

/** Says why a link's language isn't shown: the store doesn't support it, or the server doesn't know it. */
export function UnsupportedLanguage({ code }: { code: string }) {
  const t = useTranslations("admin.translations.unsupported")
  const names = useTextNames()
  const { data: locale, error } = useQuery({
    queryKey: ["admin", "locales", code],
    queryFn: async ({ signal }) => {
      const query = { fields: "code,name" }
      return (await adminSdk().admin.locale.retrieve({ code, query }, { signal })).locale
    },
    staleTime: 300_000,
    retry: false,
  })
  if (error && toApiError(error).status === 404)
    return (
      <Banner tone="waiting" title={t("unknown", { code })}>
        {t("unknownText")}
      </Banner>
    )
  const language = names.language(code)
  return (
    <Banner
      tone="waiting"
      // The browser may not know a language that was added to the server.
      title={t("title", { language: language === code ? (locale?.name ?? code) : language })}
      action={
        locale && (
          <LinkButton size="sm" to="/admin/settings/store">
            {t("action")}
          </LinkButton>
        )
      }
    >
      {t("text")}
    </Banner>
  )
}
