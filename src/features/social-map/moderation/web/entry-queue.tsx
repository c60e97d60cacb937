import type { ReactNode } from 'react'
import { LinkButton } from '#design/button/button.tsx'
import { CheckCard, type CheckLine } from '#features/lists/web/check-card.tsx'
import { QueueFrame } from '#features/lists/web/queue-frame.tsx'
import type { DecidedOne } from '#features/lists/web/queue-list.tsx'
import { entryEditAddress, entryQueueAddress, mapListAddress } from '#features/social-map/model/addresses.ts'
import { unfitInTexts } from '#features/social-map/model/unfit-in-text.ts'
import type { Queue } from '#features/social-map/moderation/fetch-queue.ts'
import { queueWords as words } from '#features/social-map/moderation/queue-words.ts'
import type { EntryFacts as Facts } from '#features/social-map/staff-list/fetch-entry.ts'
import { EntryFacts, EntryParts } from '#features/social-map/staff-list/web/entry-facts.tsx'
import { EntryTile } from '#features/social-map/staff-list/web/entry-panel.tsx'
import { EntryStatusBadge } from '#features/social-map/staff-list/web/list-columns.tsx'
import { EntryActions } from '#features/social-map/transitions/web/entry-actions.tsx'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

type Props = { queue: Queue; decided: readonly DecidedOne[]; entry: Facts | null; /** The history, shown below the facts. */ history: ReactNode }

/** The review queue: entries that wait to be put on the map, one at a time. */
export function EntryQueue({ queue, decided, entry, history }: Props) {
  const t = useT()
  const items = queue.items.map(({ id, name, days, organization, themes }) => ({
    id,
    name,
    by: organization?.name,
    days,
    picture: <EntryTile themes={themes} className="row-picture" />,
  }))
  return (
    <QueueFrame
      title={words.title}
      list={{ href: mapListAddress, name: words.list, all: words.toList }}
      queue={{ items, total: queue.total, decided }}
      subject={
        entry && {
          id: entry.id,
          name: entry.name,
          href: entryEditAddress(entry.id),
          picture: <EntryTile themes={entry.themes} className="!w-20 shrink-0" />,
          badge: <EntryStatusBadge status={entry.status} />,
          facts: (
            <>
              <p className="text-lg">{entry.shortDescription}</p>
              <p className="whitespace-pre-line empty:hidden">{plainText(entry.description)}</p>
              <EntryParts entry={entry} />
              <section>
                <h3 className="text-xl mb-2">{t(words.facts)}</h3>
                <EntryFacts entry={entry} />
              </section>
              {history && (
                <section>
                  <h3 className="text-xl mb-2">{t(words.happened)}</h3>
                  {history}
                </section>
              )}
            </>
          ),
          checks: <CheckCard lines={checksOf(entry, t)} />,
          renderDecision: (onDone) => (
            <>
              <EntryActions key={entry.id} entry={entry} byCenter verbs={['approve', 'deny']} onDone={onDone} />
              <p className="mt-3">
                <LinkButton href={entryEditAddress(entry.id)} variant="quiet" size="small" icon="pencil-simple" data-hotkey="q">
                  {t(words.editFirst)}
                </LinkButton>
              </p>
            </>
          ),
        }
      }
      addressOf={entryQueueAddress}
      doneText={words.doneText}
    />
  )
}

/** What stored facts say about an entry that waits. */
function checksOf(entry: Facts, t: ReturnType<typeof useT>): CheckLine[] {
  const { services, locations, phones, website, kvkNumber } = entry
  const hasHours = [...locations, ...services].some(({ hours }) => (hours?.rows.length ?? 0) > 0)
  const line = (isGood: boolean, good: { nl: string; en: string }, open: { nl: string; en: string }, text?: { nl: string; en: string }): CheckLine =>
    isGood ? { state: 'good', title: t(good) } : { state: 'open', title: t(open), ...(text && { text: t(text) }) }
  return [
    ...unfitInTexts(entry).map(({ attribute, code, found }): CheckLine => ({
      key: `${code} ${attribute} ${found}`,
      state: code === 'email' ? 'wrong' : 'open',
      title: t(code === 'email' ? words.address : words.bsn),
      text: t(words.found, { found }),
    })),
    line(
      services.every(({ costKind }) => costKind !== 'unknown'),
      words.hasCost,
      words.noCost,
      words.noCostText,
    ),
    line(hasHours, words.hasHours, words.noHours, words.noHoursText),
    line(phones.length > 0 || website !== null, words.canBeReached, words.cannotBeReached),
    line(kvkNumber !== null, words.hasKvk, words.noKvk, words.noKvkText),
  ]
}
