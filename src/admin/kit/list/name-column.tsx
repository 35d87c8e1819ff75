import type { LinkProps } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { RowLink } from "#ui/link-button.tsx"
import type { ListColumn } from "./list-columns.ts"

type Path = NonNullable<LinkProps["to"]>
type Fields<F extends string> = { readonly [K in F]?: string | null | undefined }

/** The link of a row in at most two lines, to a path with `$id`. */
export function RowTitle({ to, id, children }: { to: Path; id: string; children: ReactNode }) {
  const link: LinkProps = { to, params: { id } }
  return (
    <span className="line-clamp-2 wrap-anywhere">
      <RowLink {...link}>{children}</RowLink>
    </span>
  )
}

/** The first column of a list, with the field that names the row and links to its page. */
export const nameColumn = <F extends string>(
  field: F,
  header: string,
  to: Path,
): ListColumn<Fields<F> & { readonly id: string }> => ({
  id: field,
  header,
  sortable: true,
  phone: "title",
  cell: (row) => (
    <RowTitle to={to} id={row.id}>
      {row[field]}
    </RowTitle>
  ),
})

/** A column with a secondary text, which is cut off after one line. */
export const textColumn = <F extends string>(field: F, header: string): ListColumn<Fields<F>> => ({
  id: field,
  header,
  sortable: true,
  phone: "line",
  cell: (row) => <span className="line-clamp-1 text-muted wrap-anywhere">{row[field]}</span>,
})
