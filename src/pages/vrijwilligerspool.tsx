import type { ReactNode } from 'react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchSent } from '#features/pool/invitations/fetch-sent.ts'
import { sentWords } from '#features/pool/invitations/sent-words.ts'
import { SentBoard } from '#features/pool/invitations/web/sent-board.tsx'
import { poolAddress, sentAddress } from '#features/pool/model/addresses.ts'
import { longestMessage, mostCards } from '#features/pool/model/codes.ts'
import { cardSearchAddress, cardsOnPage, filtersUsed, readCardSearch } from '#features/pool/search/card-search.ts'
import { type Card, fetchCards, fetchChoosable, fittingFirst } from '#features/pool/search/fetch-cards.ts'
import { searchWords as words } from '#features/pool/search/search-words.ts'
import { PoolCard } from '#features/pool/search/web/pool-card.tsx'
import { BudgetLine, noneLeft } from '#features/pool/search/web/budget-line.tsx'
import { PoolFilters } from '#features/pool/search/web/pool-filters.tsx'
import { visitContext } from '#shell/context.ts'

const InvitePanel = lazyPart(() => import('#features/pool/invitations/web/invite-panel.tsx').then((file) => file.InvitePanel))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { shell } = context.get(visitContext)
  const isCenter = shell.view === 'center'
  if (new URL(request.url).searchParams.get('view') === 'sent')
    return { view: 'sent' as const, isCenter, sent: await fetchSent(api, request.url, isCenter ? null : shell.organizationId) }
  return { view: 'find' as const, ...(await loadCards(api, request.url, isCenter ? null : shell.organizationId)), isCenter }
}

/** The cards of a search, and the one that is open with the vacancies that fit it best first. */
async function loadCards(api: Client, url: string, organizationId: string | null) {
  const search = readCardSearch(url)
  const [vacancies, found] = await Promise.all([fetchChoosable(api, organizationId), fetchCards(api, search)])
  const listed = search.open === null ? undefined : found.cards.find(({ id }) => id === search.open)
  const opened = search.open ? (listed ?? ((await nullIfNotFound(api.poolEntries.get(search.open))) as Card | null)) : null
  const card = opened && { ...opened, reasons: opened.reasons ?? { fits: [], misfit: null } }
  return { search, ...found, vacancies: card ? fittingFirst(card, vacancies) : vacancies, card }
}

type InviteFault = { faults: Faults; message: string; vacancy: string }

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const form = await request.formData()
  const [entry, vacancy] = [String(form.get('entry') ?? ''), String(form.get('vacancy') ?? '')]
  const message = cutText(String(form.get('message') ?? ''), longestMessage + 1)
  if (!isUuid(entry)) throw data({ code: 'bad_request' }, 400)
  try {
    const { firstName } = await api.poolInvitations.create({ message }, { related: { vacancy: isUuid(vacancy) ? vacancy : null, entry } })
    const address = cardSearchAddress(readCardSearch(request.url), { open: null })
    return redirect(address, { status: 303, headers: { 'Set-Cookie': toastCookieHeader(say(locale, words.sent, { name: firstName ?? '' })) } })
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 409, 422].includes(error.status) || error.message === 'wrong center') throw error
    const { fields } = error
    const isAtField = 'message' in fields || 'vacancy' in fields
    return data<InviteFault>({ faults: { fields, ...(!isAtField && { problem: error.message }) }, message, vacancy }, error.status)
  }
}

export default function Pool() {
  const t = useT()
  const loaded = useLoaderData<typeof loader>()
  const isSent = loaded.view === 'sent'
  const tabs = (
    <Tabs
      label={t(sentWords.views)}
      tabs={[
        { href: poolAddress, label: t(sentWords.find), current: !isSent },
        { href: sentAddress, label: t(sentWords.sentOnes), current: isSent },
      ]}
    />
  )
  if (loaded.view === 'find') return <FindPeople {...loaded} tabs={tabs} />
  const { budget, ...sent } = loaded.sent
  return (
    <SentBoard
      {...sent}
      isCenter={loaded.isCenter}
      above={
        <div className="mt-4 grid gap-4">
          {tabs}
          {budget && <BudgetLine budget={budget} />}
        </div>
      }
    />
  )
}

type Found = Awaited<ReturnType<typeof loadCards>> & { isCenter: boolean; tabs: ReactNode }

function FindPeople({ search, isCenter, cards, total, budget, placeError, vacancies, card, tabs }: Found) {
  const t = useT()
  const locale = useLocale()
  const fault = useAnswer<typeof action>() as InviteFault | undefined
  const hindrance = budget?.left === 0 ? noneLeft(locale, budget) : vacancies.length === 0 ? t(words.needVacancy) : null
  return (
    <>
      <PageHead title={t(words.title)} text={t(words.text)} />
      <div className="mt-4">{tabs}</div>
      <div className="mt-6 grid gap-8 xl:grid-cols-[18rem_minmax(0,1fr)] items-start">
        <PoolFilters search={search} vacancies={vacancies} isCenter={isCenter} placeError={placeError} />
        <div className="min-w-0">
          {budget && <BudgetLine budget={budget} />}
          <p className="mt-2">
            <strong>{t(words.found, { n: total })}</strong>. {(search.vacancy !== null || filtersUsed(search) > 0) && t(words.bestFirst)}{' '}
            {total === mostCards && t(words.most)}
          </p>
          {cards.length === 0 ? (
            <div className="mt-6">
              <EmptyState title={t(words.empty)}>{t(vacancies.length === 0 && !isCenter ? words.needVacancy : words.emptyText)}</EmptyState>
            </div>
          ) : (
            <ul className="mt-4 border-b border-line">
              {cards.map((one) => (
                <PoolCard
                  key={one.id}
                  card={one}
                  href={hindrance ? null : cardSearchAddress(search, { open: one.id })}
                  isOpen={one.id === search.open}
                  vacancy={search.vacancy}
                />
              ))}
            </ul>
          )}
          <div className="mt-6">
            <Pagination
              label={t(words.pages)}
              page={search.page}
              pages={Math.ceil(total / cardsOnPage)}
              href={(page) => cardSearchAddress(search, { page, open: null })}
              words={{ previous: t(words.previous), next: t(words.next), page: (n) => t(words.page, { n }) }}
            />
          </div>
        </div>
      </div>
      {search.open && (
        <InvitePanel
          openId={search.open}
          closed={cardSearchAddress(search, { open: null })}
          card={card}
          vacancies={vacancies}
          chosen={search.vacancy}
          isCenter={isCenter}
          hindrance={hindrance}
          fault={fault}
        />
      )}
    </>
  )
}
