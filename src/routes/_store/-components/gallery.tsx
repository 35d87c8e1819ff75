import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"

/** The product's pictures: one large, the others to choose from. */
export function Gallery({ title, urls }: { title: string; urls: readonly string[] }) {
  const t = useTranslations("store.catalog.product")
  const [chosen, choose] = useState(0)
  const shown = urls[chosen] ?? urls[0]
  return (
    <section
      aria-label={t("pictures", { title })}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3"
    >
      <div className="aspect-4/5 overflow-hidden rounded-xl bg-sunken md:aspect-square lg:aspect-4/5">
        {shown && (
          <img
            key={shown}
            src={shown}
            alt={t("picture", { title, number: chosen + 1 })}
            width={960}
            height={1200}
            fetchPriority="high"
            className="size-full object-cover"
          />
        )}
      </div>
      {urls.length > 1 && (
        <ul className="flex gap-3 overflow-x-auto p-0.5">
          {urls.map((url, i) => (
            <li key={url} className="shrink-0">
              <button
                type="button"
                aria-label={t("picture", { title, number: i + 1 })}
                aria-pressed={i === chosen}
                onClick={() => choose(i)}
                className="block size-16 overflow-hidden sm:size-18 rounded-lg border-2 border-transparent bg-sunken aria-pressed:border-accent"
              >
                <img src={url} alt="" width={72} height={72} loading="lazy" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
