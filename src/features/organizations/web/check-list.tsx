import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { approveWords as words } from '#features/organizations/approve-words.ts'
import type { OrganizationFacts } from '#features/organizations/fetch-organization.ts'

type Line = { isGood: boolean; title: string; text?: string }

/** What a center looks at before it decides, as far as stored facts can say. */
export function CheckList({ organization, alike }: { organization: OrganizationFacts; alike: number }) {
  const t = useT()
  const { kvkNumber, legalForm, contact, nonprofitDeclaredAt } = organization
  const lines: Line[] = [
    kvkNumber
      ? { isGood: true, title: t(words.hasKvk), text: t(words.kvkText, { number: kvkNumber }) }
      : { isGood: legalForm === 'informeel', title: t(words.noKvk), text: t(legalForm === 'informeel' ? words.noKvkInformal : words.noKvkText) },
    ...(contact
      ? [
          contact.confirmedAt
            ? { isGood: true, title: t(words.mailConfirmed), text: t(words.mailText, { name: contact.firstName }) }
            : { isGood: false, title: t(words.mailUnconfirmed), text: t(words.mailWaits) },
        ]
      : []),
    alike === 0
      ? { isGood: true, title: t(words.noDouble), text: t(words.noDoubleText) }
      : { isGood: false, title: t(words.maybeDouble), text: t(words.maybeDoubleText, { n: alike }) },
    { isGood: nonprofitDeclaredAt !== null && nonprofitDeclaredAt !== undefined, title: t(nonprofitDeclaredAt ? words.declared : words.undeclared) },
  ]
  return (
    <section className="check-card" aria-labelledby="checks">
      <h2 id="checks" className="text-2xl">
        {t(words.checks)}
      </h2>
      <ul>
        {lines.map(({ isGood, title, text }) => (
          <li key={title} className={isGood ? 'is-good' : 'is-open'}>
            <Icon name={isGood ? 'check-circle-fill' : 'warning-fill'} size={22} />
            <span>
              <strong>{title}</strong>
              {text && <small>{text}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
