import type { ReactNode } from 'react'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { longDay, shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { writeList } from '#features/lists/list.ts'
import type { ListColumn } from '#features/lists/web/column.ts'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { type RowAction, RowActions } from '#features/lists/web/row-actions.tsx'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import type { SentPage } from '#features/pool/invitations/fetch-sent.ts'
import { type SentRow, sentList } from '#features/pool/invitations/sent-list.ts'
import { sentStatusWords, sentWords as words } from '#features/pool/invitations/sent-words.ts'
import { poolAddress } from '#features/pool/model/addresses.ts'
import { openInvitations } from '#features/pool/model/codes.ts'

type Props = Omit<SentPage, 'budget'> & {
  /** All organizations of the center, so that each row names its own. */
  isCenter: boolean
  /** The parts of the pool, and how many more people can be invited. */
  above: ReactNode
}

const isWaiting = ({ status }: Pick<SentRow, 'status'>) => (openInvitations as readonly string[]).includes(status)

/** Whom an organization invited and what they answered, with the open invitation beside the list. */
export function SentBoard({ page, openId, opened, steps, isCenter, above }: Props) {
  const t = useT()
  const { asked } = page
  const openAt = (id: string) => writeList(sentList, asked, { open: id, page: asked.page })
  const closed = writeList(sentList, asked, { page: asked.page })
  return (
    <>
      <StaffList
        list={sentList}
        page={page}
        title={words.sentOnes}
        tabsLabel={words.status}
        searchLabel={words.searchBy}
        columns={sentColumns(openAt, isCenter)}
        nameOf={({ firstName, vacancyTitle }) => `${firstName ?? t(words.somebody)}, ${vacancyTitle}`}
        openId={openId}
        below={above}
        filters={<input type="hidden" name="view" value="sent" />}
        empty={
          <EmptyState
            title={t(words.empty)}
            action={
              <LinkButton href={poolAddress} variant="second">
                {t(words.find)}
              </LinkButton>
            }
          >
            {t(words.emptyText)}
          </EmptyState>
        }
      />
      {openId && <SentPanel place={{ openId, closed, ...steps }} invitation={opened} isCenter={isCenter} />}
    </>
  )
}

const sentColumns = (openAt: (id: string) => string, isCenter: boolean): ListColumn<SentRow>[] => [
  { key: 'who', label: words.who, card: 'title', cell: (row) => <Who row={row} href={openAt(row.id)} /> },
  { key: 'for', label: words.forWhat, card: 'note', cell: (row) => <ForWhat row={row} isCenter={isCenter} /> },
  { key: 'status', label: words.status, card: 'badge', cell: (row) => <Status status={row.status} /> },
  { key: 'sent', label: words.sent, card: 'note', cell: (row) => <SentDay row={row} /> },
  { key: 'day', label: words.day, card: 'note', cell: (row) => <AnswerDay row={row} /> },
]

function Who({ row: { firstName }, href }: { row: SentRow; href: string }) {
  const t = useT()
  return (
    <Anchor href={href} className="tlink font-semibold">
      {firstName ?? t(words.somebody)}
    </Anchor>
  )
}

function ForWhat({ row: { vacancyTitle, organizationName }, isCenter }: { row: SentRow; isCenter: boolean }) {
  return (
    <>
      {vacancyTitle}
      {isCenter && <small className="block text-text-soft">{organizationName}</small>}
    </>
  )
}

function Status({ status }: Pick<SentRow, 'status'>) {
  const t = useT()
  // Opened or not is the volunteer's own, and a no is no fault.
  const look = status === 'seen' ? 'sent' : status === 'declined' ? 'archived' : status
  return <StatusBadge status={look}>{t(sentStatusWords[status])}</StatusBadge>
}

function SentDay({ row: { createdAt } }: { row: SentRow }) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <span className="on-card">{t(words.sent)} </span>
      <time dateTime={createdAt}>{shortDay(locale, createdAt)}</time>
    </>
  )
}

function AnswerDay({ row }: { row: SentRow }) {
  const t = useT()
  const locale = useLocale()
  const day = shortDay(locale, isWaiting(row) ? row.expiresAt : (row.answeredAt ?? row.expiresAt))
  return (
    <>
      <span className="on-card">{t(words.status)} </span>
      {t(isWaiting(row) ? words.until : words.on, { day })}
    </>
  )
}

/** Asked once more, because nobody can be invited for the same vacancy again. */
const withdrawalOf = (name: string): RowAction => ({
  key: 'withdraw',
  label: words.withdraw,
  icon: 'x',
  asks: { fields: () => <WithdrawSure name={name} />, submit: words.withdrawYes, needs: {} },
})

function WithdrawSure({ name }: { name: string }) {
  const t = useT()
  return <p>{t(words.withdrawSure, { name })}</p>
}

function SentPanel({ place, invitation, isCenter }: { place: PanelPlace; invitation: SentPage['opened']; isCenter: boolean }) {
  const t = useT()
  const locale = useLocale()
  const { isBusy, act } = useApiAction()
  if (!invitation) return <MissingRowPanel {...place} />
  const { id, firstName, senderName, vacancyTitle, organizationName, message, status, createdAt, expiresAt, answeredAt, links, meta } = invitation
  const name = firstName ?? t(words.somebody)
  const withdraw = () =>
    void act({
      method: 'PUT',
      path: `pool_invitations/${id}/withdraw`,
      body: { data: { type: 'pool_invitations', id, attributes: {} } },
      done: t(words.withdrawn),
    })
  return (
    <ListPanel
      {...place}
      title={name}
      head={<Status status={status} />}
      foot={meta.permissions.includes('withdraw') && <RowActions actions={[withdrawalOf(name)]} isBusy={isBusy} run={withdraw} isSmall />}
    >
      <h3 tabIndex={-1} className="text-2xl">
        {name}
      </h3>
      <p className="mt-1">{vacancyTitle}</p>
      {isCenter && <p className="text-text-soft">{organizationName}</p>}
      <h4 className="mt-6 text-lg">{t(words.wrote)}</h4>
      {message ? <blockquote className="mt-1 whitespace-pre-line">‘{message}’</blockquote> : <p className="mt-1 text-text-soft">{t(words.forgotten)}</p>}
      <dl className="mt-6 grid gap-4">
        <Fact term={words.by}>{senderName ?? t(words.formerColleague)}</Fact>
        <Fact term={words.sent}>{longDay(locale, createdAt)}</Fact>
        {answeredAt && status !== 'withdrawn' ? (
          <Fact term={words.answered}>{longDay(locale, answeredAt)}</Fact>
        ) : (
          <Fact term={words.answerUntil}>{longDay(locale, expiresAt)}</Fact>
        )}
      </dl>
      <p className="flex flex-wrap gap-x-4 gap-y-2 mt-6">
        {links.application?.id && (
          <LinkButton href={`/applications/${links.application.id}`} variant="second" size="small">
            {t(words.toApplication)}
          </LinkButton>
        )}
        {links.vacancy?.id && (
          <LinkButton href={`/vacancies/${links.vacancy.id}`} variant="second" size="small">
            {t(words.toVacancy)}
          </LinkButton>
        )}
      </p>
    </ListPanel>
  )
}

function Fact({ term, children }: { term: { nl: string; en: string }; children: ReactNode }) {
  const t = useT()
  return (
    <div className="min-w-0">
      <dt className="text-text-soft">{t(term)}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  )
}
