import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { approveWords as words } from '#features/organizations/approve-words.ts'
import type { Likeness } from '#features/organizations/likeness.ts'
import { reasonWords } from './reason-words.ts'
import './likeness.css'

/** Others that this one may be a double of, each with why. */
export function LikenessCard({ alike }: { alike: readonly Likeness[] }) {
  const t = useT()
  if (alike.length === 0) return null
  return (
    <section className="likeness" aria-labelledby="alike">
      <h3 id="alike" className="h-row">
        <Icon name="warning-fill" size={22} />
        {t(words.like, { n: alike.length })}
      </h3>
      <ul>
        {alike.map(({ id, name, reasons }) => (
          <li key={id}>
            <span>
              <Anchor href={`/organizations/${id}`} className="link font-semibold">
                {name}
              </Anchor>
              <small>{reasons.map((reason) => t(reasonWords[reason])).join(', ')}</small>
            </span>
            <LinkButton href={`/organizations?open=${id}`} variant="second" size="small" aria-label={`${t(words.compare)}: ${name}`}>
              {t(words.compare)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
