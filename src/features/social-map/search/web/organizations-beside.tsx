import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import type { OrganizationBeside } from '#features/social-map/search/search.ts'
import { mapSearchWords as words } from '#features/social-map/search/search-words.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** Below what was checked: organizations that have not written what they do, by their profiles (decisions 56). */
export function OrganizationsBeside({ organizations, town }: { organizations: readonly OrganizationBeside[]; town: string }) {
  const t = useT()
  if (organizations.length === 0) return null
  return (
    <section aria-labelledby="beside" className="mt-10">
      <h3 id="beside" className="text-xl">
        {t(words.beside, { town })}
      </h3>
      <p className="text-text-soft mt-1 max-w-[60ch]">{t(words.besideText)}</p>
      <ul className="mt-3 border-b border-line">
        {organizations.map(({ id, name, summary, city, phone }) => (
          <li key={id} className="border-t border-line py-3 grid gap-1 sm:grid-cols-[1fr_auto] sm:gap-x-6">
            <div className="min-w-0">
              <Link href={`/organizations/${id}`} className="font-semibold">
                {name}
              </Link>
              {city && <span className="text-text-soft"> {city}</span>}
              <p className="text-text-soft break-words">{summary}</p>
            </div>
            {phone && (
              <p>
                <TelLink phone={phone} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
