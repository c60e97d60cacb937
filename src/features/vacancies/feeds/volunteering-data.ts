import { dayOf } from '#kernel/i18n/dates.ts'
import { timeInWords } from '#features/vacancies/presentation/time-in-words.ts'
import type { FeedVacancy } from './feed-vacancy.ts'
import { causeTerms, rewardTerms, skillsInTerms, timeTerm } from './volunteering-terms.ts'

const context = ['https://api.volunteeringdata.io/context/v1', { '@language': 'nl' }] as const

/**
 * Open vacancies as the Volunteering Data standard of the Open Data Institute has them: organisations with their activities, each with the
 * role and where and when it is (https://standard.volunteeringdata.io/publishing-opportunities-data).
 */
export function volunteeringData(vacancies: readonly FeedVacancy[], origin: string): object {
  const byOrganization = Map.groupBy(
    vacancies.filter(({ organization }) => organization !== null),
    ({ organization }) => organization!.id,
  )
  return { '@context': context, graph: [...byOrganization.values()].map((own) => organisationOf(own, origin)) }
}

function organisationOf(own: readonly FeedVacancy[], origin: string): object {
  const { id, name, summary, website } = own[0]!.organization!
  return {
    type: 'Organisation',
    id: `${origin}/organizations/${id}`,
    name,
    ...(summary && { description: summary }),
    ...(website && { website }),
    cause: causeTerms(own.flatMap(({ themes }) => themes)),
    activity: own.map((vacancy) => activityOf(vacancy, origin)),
  }
}

function activityOf(vacancy: FeedVacancy, origin: string): object {
  const { id, title, summary, description, publishedAt, createdAt, validThrough } = vacancy
  return {
    type: 'Activity',
    id: `${origin}/vacancies/${id}`,
    title,
    description: summary || description,
    publishStart: dayOf(publishedAt ?? createdAt),
    ...(validThrough && { publishEnd: validThrough }),
    role: [roleOf(vacancy, origin)],
    session: [sessionOf(vacancy)],
  }
}

function roleOf(vacancy: FeedVacancy, origin: string): object {
  const { id, title, description, externalApplyUrl, locationMode, minAge, maxAge } = vacancy
  return {
    type: 'Role',
    title,
    description,
    commitment: timeInWords(vacancy, 'nl'),
    applyLink: externalApplyUrl ?? `${origin}/vacancies/${id}#reageren`,
    allowsRemoteParticipation: locationMode === 'remote' || locationMode === 'hybrid',
    ...(minAge !== null && { minimumAge: String(minAge) }),
    ...(maxAge !== null && { maximumAge: String(maxAge) }),
    reward: rewardTerms(vacancy),
    skill: skillsInTerms(vacancy.skills),
  }
}

/** Where and when. Without a street it is the town alone, and without a point on the map. */
function sessionOf({ locationMode, address, city, latitude, longitude, dayparts }: FeedVacancy): object {
  const street = address?.street ? `${address.street} ${address.houseNumber ?? ''}`.trim() : null
  const town = address?.city ?? city
  const where = [street, [street && address?.postcode, town].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return {
    type: 'Session',
    ...(locationMode !== 'remote' &&
      where && {
        location: {
          type: 'Location',
          address: `${where}, Nederland`,
          ...(street && latitude !== null && longitude !== null && { latitude: String(latitude), longitude: String(longitude) }),
        },
      }),
    time: dayparts.map(timeTerm),
  }
}
