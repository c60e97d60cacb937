import { Anchor } from '#design/link/anchor.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { helpWords as words } from '#features/one-on-one/public-pages/page-words.ts'
import type { loadOwn } from './load-help.ts'

/** What the reader asked for or offered themselves, with how it stands. */
export function OwnRequests({ rows }: { rows: Awaited<ReturnType<typeof loadOwn>> }) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <section className="wrap pb-10" aria-labelledby="own-requests">
      <h2 id="own-requests" className="text-2xl mb-2">
        {t(words.own)}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ id, href, title, name, status }) => (
          <li key={id} className="row py-3 flex flex-wrap gap-x-4 justify-between">
            <Anchor href={href} className="tlink tlink-all font-semibold">
              {title || name}
            </Anchor>
            <span className="text-text-soft">{status}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
