import { dayOf } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Link } from '#design/link/link.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { PanelHistory } from '#features/audit/web/panel-history.tsx'
import { ListTools } from '#features/exports/web/list-tools.tsx'
import { writeList } from '#features/lists/list.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { organizationChip } from '#features/organizations/choice/web/organization-chip.ts'
import { activityEditAddress, activityPath, activityQueueAddress } from '#features/activities/model/address.ts'
import { shownStatuses } from '#features/activities/model/codes.ts'
import type { activityList } from '#features/activities/overview/activity-list.ts'
import type { ActivityFacts } from '#features/activities/overview/fetch-activity.ts'
import { listWords as words } from '#features/activities/overview/list-words.ts'
import { queueWords } from '#features/activities/overview/queue-words.ts'
import { monthInWords } from '#features/activities/overview/read-month.ts'
import { activityColumns } from '#features/activities/overview/web/list-columns.tsx'
import { MonthStrip } from '#features/activities/overview/web/month-strip.tsx'
import { type LoadedList, listFor } from './load-list.ts'

const OrganizationFilter = lazyPart(() => import('#features/organizations/choice/web/organization-filter.tsx').then((file) => file.OrganizationFilter))
const BadDay = lazyPart(() => import('#features/activities/changes/web/bad-day.tsx').then((file) => file.BadDay))
const ActivityPanel = lazyPart(() => import('#features/activities/overview/web/activity-panel.tsx').then((file) => file.ActivityPanel))

/** The activities of a center, of an organization, or those that a volunteer follows. */
export function ListOfActivities(loaded: LoadedList) {
  const t = useT()
  const locale = useLocale()
  const { page, views, openId, opened, steps, organization, reader, waiting, mayTake, hasAdd, hasCalendar, badDay, now } = loaded
  const { asked } = page
  const list = listFor[reader] as typeof activityList
  const isCenter = reader === 'center'
  const add = hasAdd && (
    <LinkButton href="/activiteitenkalender/add" icon="plus">
      {t(words.add)}
    </LinkButton>
  )
  return (
    <>
      <StaffList
        list={list}
        page={page}
        title={words.title}
        text={
          (waiting > 0 || hasCalendar) && (
            <>
              {waiting > 0 && t(words.waitsForYou, { n: waiting })} {hasCalendar && <Link href="/activiteitenkalender">{t(words.toCalendar)}</Link>}
            </>
          )
        }
        tabsLabel={words.status}
        searchLabel={words.searchBy}
        columns={activityColumns({
          openAt: (row) => (reader === 'volunteer' ? activityPath(row) : writeList(list, asked, { open: row.id, page: asked.page })),
          now,
          keeps: reader !== 'volunteer',
        })}
        nameOf={({ title }) => title}
        openId={openId}
        below={<MonthStrip now={now} chosen={asked.month} addressOf={(month) => writeList(list, asked, { month, page: 1 })} />}
        filters={
          <>
            {/* A choice of filters keeps the month. */}
            {asked.month !== '' && <input type="hidden" name="month" value={asked.month} />}
            {isCenter && <OrganizationFilter id={asked.organization} />}
          </>
        }
        chips={[
          ...(isCenter ? organizationChip(t, asked.organization, organization) : []),
          ...(asked.month === '' ? [] : [{ key: 'month', label: t(words.inMonth, { month: monthInWords(asked.month, locale, now) }), change: { month: '' } }]),
        ]}
        action={add}
        tools={
          reader !== 'volunteer' && (
            <ListTools list={list} page={page} views={views} mayTake={mayTake}>
              {isCenter && waiting > 0 && (
                <LinkButton href={activityQueueAddress()} variant="second" size="small" icon="check">
                  {t(queueWords.oneByOne)}
                </LinkButton>
              )}
            </ListTools>
          )
        }
        empty={
          reader === 'volunteer' ? (
            <EmptyState title={t(words.emptyFollowed)}>{t(words.emptyFollowedText)}</EmptyState>
          ) : (
            <EmptyState title={t(words.empty)} action={add}>
              {t(words.emptyText)}
            </EmptyState>
          )
        }
      />
      {badDay && <BadDay {...badDay} today={dayOf(now)} />}
      {openId && (
        <ActivityPanel
          openId={openId}
          activity={opened?.activity ?? null}
          now={now}
          ways={opened ? waysFrom(opened.activity, loaded).map(({ href, label }) => ({ href, label: t(label) })) : []}
          closed={writeList(list, asked, { page: asked.page })}
          {...steps}
        >
          <PanelHistory lines={opened?.history} />
        </ActivityPanel>
      )}
    </>
  )
}

/** Links onwards from an open activity, the most likely first. */
function waysFrom({ id, slug, status, proposedSince, meta: { permissions } }: ActivityFacts, { mayDecide, hasPage }: LoadedList) {
  return [
    ...(mayDecide && (status === 'pending' || proposedSince !== null) ? [{ href: activityQueueAddress(id), label: words.judge }] : []),
    ...(permissions.includes('update') ? [{ href: activityEditAddress(id), label: words.edit }] : []),
    ...(hasPage && (shownStatuses as readonly string[]).includes(status) ? [{ href: activityPath({ id, slug }), label: words.openPage }] : []),
  ]
}
