import type { ReactNode } from 'react'
import { LinkButton } from '#design/button/button.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { CheckCard, type CheckLine } from '#features/lists/web/check-card.tsx'
import { QueueFrame } from '#features/lists/web/queue-frame.tsx'
import type { DecidedOne } from '#features/lists/web/queue-list.tsx'
import { activityEditAddress, activityListAddress, activityQueueAddress } from '#features/activities/model/address.ts'
import { unfitInTexts } from '#features/activities/model/unfit-details.ts'
import type { ActivityFacts as Facts } from '#features/activities/overview/fetch-activity.ts'
import type { Queue } from '#features/activities/overview/fetch-queue.ts'
import { listWords } from '#features/activities/overview/list-words.ts'
import { queueWords as words } from '#features/activities/overview/queue-words.ts'
import { ActivityActions } from '#features/activities/transitions/web/activity-actions.tsx'
import { longDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { timeInWords } from '#features/activities/series/when-words.ts'
import { ActivityFacts } from './activity-facts.tsx'
import { ActivityStanding, ActivityTile } from './list-columns.tsx'
import { ProposedWords } from './proposed-words.tsx'

type Props = {
  queue: Queue
  decided: readonly DecidedOne[]
  activity: Facts | null
  /** The history, shown below the facts. */ history: ReactNode
  now: string
}

/** The review queue: activities that wait for the center, one at a time. */
export function ActivityQueue({ queue, decided, activity, history, now }: Props) {
  const t = useT()
  const locale = useLocale()
  const items = queue.items.map(({ id, title, days, organization, categories }) => ({
    id,
    name: title,
    by: organization?.name,
    days,
    picture: <ActivityTile categories={categories} className="row-picture" />,
  }))
  return (
    <QueueFrame
      title={words.title}
      list={{ href: activityListAddress, name: listWords.title, all: words.toList }}
      queue={{ items, total: queue.total, decided }}
      subject={
        activity && {
          id: activity.id,
          name: activity.title,
          href: activityEditAddress(activity.id),
          picture: <ActivityTile categories={activity.categories} className="!w-20 shrink-0" />,
          badge: <ActivityStanding activity={activity} />,
          facts: (
            <>
              <ProposedWords activity={activity} />
              <RichText text={activity.description} />
              <section>
                <h3 className="text-2xl mb-2">{t(words.facts)}</h3>
                <ActivityFacts activity={activity} now={now} />
              </section>
              {history && (
                <section>
                  <h3 className="text-2xl mb-2">{t(words.happened)}</h3>
                  {history}
                </section>
              )}
            </>
          ),
          checks: <CheckCard lines={checksOf(activity, { t, locale, now: new Date(now) })} />,
          renderDecision: (onDone) => (
            <>
              <ActivityActions key={activity.id} activity={activity} verbs={['approve', 'deny']} onDone={onDone} />
              <p className="mt-3">
                <LinkButton href={activityEditAddress(activity.id)} variant="quiet" size="small" icon="pencil-simple" data-hotkey="q">
                  {t(words.editFirst)}
                </LinkButton>
              </p>
            </>
          ),
        }
      }
      addressOf={activityQueueAddress}
      doneText={words.doneText}
    />
  )
}

/** What stored facts say about an activity that waits; of one with other words, those are judged. */
function checksOf(activity: Facts, { t, locale, now }: { t: ReturnType<typeof useT>; locale: Locale; now: Date }): CheckLine[] {
  const { proposed, clash, costKind, costText, firstStartsAt, status } = activity
  const unfit = unfitInTexts({
    ...activity,
    ...(proposed?.title && { title: proposed.title }),
    ...(proposed?.description && { description: proposed.description }),
  })
  const [day = '', time = ''] = clash?.at.split('T') ?? []
  const isClear = costKind !== 'unknown' || Boolean(costText)
  const isPast = status === 'pending' && firstStartsAt !== null && Date.parse(firstStartsAt) <= now.getTime()
  return [
    ...unfit.map(({ attribute, code, found, isHard }): CheckLine => ({
      key: `${code} ${attribute} ${found}`,
      state: isHard ? 'wrong' : 'open',
      title: t(words[code]),
      text: `‘${found}’`,
    })),
    ...(unfit.length === 0 ? [{ state: 'good', title: t(words.noDetails) } as const] : []),
    clash
      ? {
          state: 'open',
          title: t(words.roomTaken),
          text: t(listWords.clash, { title: clash.title, at: `${longDay(locale, day, now)}, ${timeInWords(time, locale)}` }),
        }
      : { state: 'good', title: t(words.roomFree) },
    isClear ? { state: 'good', title: t(words.hasCost) } : { state: 'open', title: t(words.noCost), text: t(words.noCostText) },
    isPast ? { state: 'wrong', title: t(words.inPast), text: t(words.inPastText) } : { state: 'good', title: t(words.inFuture) },
  ]
}
