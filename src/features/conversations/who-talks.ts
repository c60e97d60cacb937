import { say, type Locale } from '#kernel/i18n/messages.ts'
import { messages } from './messages.ts'

/** Who looks at a conversation. */
export type Looker = { personId: string; organizationIds: readonly string[]; locale: Locale }

type Facts = {
  subjectType: string
  personName: string | null
  organizationName: string | null
  subjectTitle: string | null
  links: { user?: { id?: string | null }; organization?: { id?: string | null } }
}

/** With whom one talks, seen from one's own side, and about what. */
export function whoTalks({ subjectType, personName, organizationName, subjectTitle, links }: Facts, { personId, organizationIds, locale }: Looker) {
  const isOwn = links.user?.id === personId
  const isTeam = organizationIds.includes(links.organization?.id ?? '')
  const center = say(locale, messages.fromCenter)
  const organization = organizationName ?? center
  const person = personName ?? say(locale, messages.formerUser)
  if (subjectType === 'organization') return { isOwn, isTeam, name: isTeam ? center : organization, about: say(locale, messages.aboutOrganization) }
  if (subjectType === 'support') return { isOwn, isTeam, name: isOwn ? center : person, about: say(locale, messages.withCenter) }
  const title = subjectTitle ?? ''
  const about = subjectType === 'vacancy' ? say(locale, messages.questionAbout, { title }) : title
  return { isOwn, isTeam, name: isOwn ? organization : person, about: isOwn || isTeam ? about : `${about}, ${organization}` }
}
