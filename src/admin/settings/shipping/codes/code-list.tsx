import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { nameColumn, textColumn } from "#admin/kit/list/name-column.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { CodeSearch } from "./code-search.ts"
import { type CodeKind, type CodeRow, codeKinds } from "./codes.ts"

/** List of return reasons, refund reasons or shipping option types. */
export function CodeList({ kind, search }: { kind: CodeKind; search: CodeSearch }) {
  const { resource, pages, texts, code, icon } = codeKinds[kind]
  const t = useTranslations("admin.codes")
  const tl = useTranslations("admin.lists")
  return (
    <ListPage<CodeRow, CodeSearch>
      resource={resource}
      search={search}
      texts={useListTexts(texts, icon)}
      columns={[
        nameColumn("label", t("label"), pages.one),
        textColumn(code, texts === "returnReasons" ? tl("returnReasons.columns.value") : tl(`${texts}.columns.code`)),
        { ...textColumn("description", t("description")), phone: "hidden" },
        ...useDateColumns(),
      ]}
      rowName={({ label, id }) => label ?? id}
      create={<CreateLink to={pages.create}>{t(`${kind}.create`)}</CreateLink>}
      filters={useDateFilters()}
      bulk={[useDeleteRows(resource, texts)]}
    />
  )
}
