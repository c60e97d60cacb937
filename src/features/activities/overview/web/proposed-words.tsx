import { Icon } from '#design/icon/icon.tsx'
import { Difference } from '#features/vacancies/moderation/web/difference.tsx'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { ActivityPlace } from '#features/activities/model/activity.ts'
import type { ActivityFacts } from '#features/activities/overview/fetch-activity.ts'
import { queueWords as words } from '#features/activities/overview/queue-words.ts'
import './activities.css'

type Shown = Pick<ActivityFacts, 'title' | 'description' | 'location' | 'proposed'>

/** Words that wait for the center beside those that are on the site, word by word; nothing where none wait. */
export function ProposedWords({ activity: { title, description, location, proposed } }: { activity: Shown }) {
  const t = useT()
  if (!proposed) return null
  const changes = [
    ...(proposed.title === undefined ? [] : [{ label: words.proposedTitle, was: title, now: proposed.title }]),
    ...(proposed.description === undefined ? [] : [{ label: words.proposedDescription, was: plainText(description), now: plainText(proposed.description) }]),
    ...(proposed.location === undefined ? [] : [{ label: words.proposedLocation, was: lineOf(location), now: lineOf(proposed.location) }]),
  ]
  return (
    <section className="proposed" aria-labelledby="proposed">
      <h3 id="proposed" className="h-row text-xl">
        <Icon name="hourglass-medium-fill" size={22} />
        {t(words.proposed)}
      </h3>
      <p className="mt-1 text-text-soft">{t(words.proposedText)}</p>
      <dl>
        {changes.map(({ label, was, now }) => (
          <div key={label.nl}>
            <dt>{t(label)}</dt>
            <dd>
              <Difference was={was} now={now} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const lineOf = (place: ActivityPlace | null): string =>
  place === null ? '' : [place.name, `${place.street} ${place.houseNumber}`.trim(), `${place.postcode} ${place.city}`.trim()].filter(Boolean).join(', ')
