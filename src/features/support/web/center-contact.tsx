import { MailAddress } from '#design/link/mail-address.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { supportWords as words } from '#features/support/messages.ts'

type ReachProps = {
  center: { phone: string | null; email: string | null; openingHours: string | null; person: { name: string; role: string | null } | null }
  /** Its address, line by line. */
  address?: readonly string[]
}

/** Other ways to contact the center: the person, phone, mail, address and opening hours. */
export function CenterContact({ center: { phone, email, openingHours, person }, address = [] }: ReachProps) {
  const t = useT()
  const items = [
    ...(person ? [{ term: t(words.reachPerson), value: person.role ? `${person.name}, ${person.role}` : person.name }] : []),
    ...(phone ? [{ term: t(words.reachPhone), value: <TelLink phone={phone} /> }] : []),
    ...(email
      ? [
          {
            term: t(words.reachMail),
            value: (
              <Link href={`mailto:${email}`}>
                <MailAddress>{email}</MailAddress>
              </Link>
            ),
          },
        ]
      : []),
    ...(openingHours ? [{ term: t(words.reachHours), value: openingHours }] : []),
    ...(address.length > 0 ? [{ term: t(words.reachAddress), value: <span className="whitespace-pre-line">{address.join('\n')}</span> }] : []),
  ]
  return items.length > 0 ? <DefinitionList items={items} /> : <p className="mt-3 text-text-soft">{t(words.reachSoon)}</p>
}
