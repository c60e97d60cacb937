import { widgetSettingWords as words } from './setting-words.ts'

const ofVacancies = [
  { label: words.changedVacancies, path: '/feeds/vacancies' },
  { label: words.volunteering, path: '/feeds/volunteering.jsonld' },
  { label: words.atomVacancies, path: '/vacancies/atom.xml' },
]
const ofActivities = [
  { label: words.changedActivities, path: '/feeds/activities' },
  { label: words.calendar, path: '/activities.ics' },
  { label: words.atomActivities, path: '/activiteitenkalender/atom.xml' },
]
const others = [
  { label: words.map, path: '/hsds/' },
  { label: words.news, path: '/nieuws/atom.xml' },
]

/** What programs of others may read of a site. */
export const feedAddresses = (hasActivities: boolean) => [...ofVacancies, ...(hasActivities ? ofActivities : []), ...others]
