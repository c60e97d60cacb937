import { longDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { CheckCard, type CheckLine } from '#features/lists/web/check-card.tsx'
import { approveWords as words } from '#features/organizations/staff-list/approve-words.ts'
import type { OrganizationFacts } from '#features/organizations/staff-list/fetch-organization.ts'
import { contactMethodsOf } from '#features/organizations/model/contact-methods.ts'

const state = (isGood: boolean) => (isGood ? ('good' as const) : ('open' as const))

/** What staff check before they decide, as far as stored facts can tell. */
export function CheckList({ organization, alike }: { organization: OrganizationFacts; alike: number }) {
  const t = useT()
  const { kvkNumber, legalForm, contact, nonprofitDeclaredAt } = organization
  const mailLine = (isConfirmed: boolean, name: string): CheckLine =>
    isConfirmed
      ? { state: 'good', title: t(words.mailConfirmed), text: t(words.mailText, { name }) }
      : { state: 'open', title: t(words.mailUnconfirmed), text: t(words.mailWaits) }
  const lines: CheckLine[] = [
    kvkNumber
      ? { state: 'good', title: t(words.hasKvk), text: t(words.kvkText, { number: kvkNumber }) }
      : { state: state(legalForm === 'informeel'), title: t(words.noKvk), text: t(legalForm === 'informeel' ? words.noKvkInformal : words.noKvkText) },
    ...(contact ? [mailLine(Boolean(contact.confirmedAt), contact.firstName)] : []),
    alike === 0
      ? { state: 'good', title: t(words.noDouble), text: t(words.noDoubleText) }
      : { state: 'open', title: t(words.maybeDouble), text: t(words.maybeDoubleText, { n: alike }) },
    { state: state(Boolean(nonprofitDeclaredAt)), title: t(nonprofitDeclaredAt ? words.declared : words.undeclared) },
    reachLine(organization, useLocale()),
  ]
  return <CheckCard lines={lines} />
}

const toTry = { either: words.tryEither, mail: words.tryMail, phone: words.tryPhone, nobody: words.reachNobody }

/** Whether somebody can be reached by phone or mail. */
function reachLine(organization: OrganizationFacts, locale: Locale): CheckLine {
  const reach = contactMethodsOf(organization)
  if (reach === 'sure') return { state: 'good', title: say(locale, words.reachable), text: say(locale, words.reachableText) }
  if (reach !== 'refused') return { state: 'open', title: say(locale, words.reachUnsure), text: say(locale, toTry[reach]) }
  const day = longDay(locale, organization.contactMailRefusedAt!)
  return { state: 'wrong', title: say(locale, words.unreached), text: say(locale, words.unreachedText, { day }) }
}
