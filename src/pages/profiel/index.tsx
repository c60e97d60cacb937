import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import type { OwnAccount, OwnSession } from '#features/auth/own-account/web/own-account.ts'
import { expenseWords } from '#features/expenses/expense-words.ts'
import { fetchExpenses } from '#features/expenses/fetch-expenses.ts'
import { type ExpenseAnswer, saveExpense } from '#features/expenses/web/save-expense.ts'
import { words } from '#features/users/profile/web/profile-words.ts'
import type { Viewer } from '#features/users/profile/web/viewers-list.tsx'
import { fetchHelpedOrganizations } from '#features/work-record/fetch-helped-organizations.ts'
import { fetchRecord } from '#features/work-record/fetch-record.ts'
import { recordWords } from '#features/work-record/record-words.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { type Visit, visitContext } from '#shell/context.ts'
import { type Me, ProfileFacts } from './facts.tsx'

const ExpensesPart = lazyPart(() => import('#features/expenses/web/expenses-part.tsx').then((file) => file.ExpensesPart))
const RecordPart = lazyPart(() => import('#features/work-record/web/record-part.tsx').then((file) => file.RecordPart))

/** Expense notes and the record are parts of this page, which specification §2 gives one address. */
const partOf = (request: Request) => new URL(request.url).searchParams.get('part')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const visit = context.get(visitContext)
  const { shell, pages } = visit
  const part = partOf(request)
  // What somebody keeps for themselves is not there for who acts in their name.
  const isOwner = !shell.person?.impersonator
  if (part === 'expenses' && isOwner)
    return {
      part: 'expenses' as const,
      isOwner,
      expenses: await fetchExpenses(api, request.url, { locale: shell.locale, names: () => fetchHelpedOrganizations(api) }),
    }
  if (part === 'record' && isOwner) {
    const withNotes = new URL(request.url).searchParams.get('notes') !== 'no'
    const record = await fetchRecord(api, withNotes)
    return {
      part: 'record' as const,
      isOwner,
      record: { record, withNotes, name: shell.person!.name, logo: shell.look.websiteLogoUrl, hasSearch: pages.has('vacancies/search') },
    }
  }
  return { part: 'facts' as const, isOwner, facts: await loadFacts(api, visit) }
}

/** The data that the platform has of a person, and who saw it (quality §5). */
async function loadFacts(api: Client, { shell: { person, center, languages }, pages }: Visit) {
  const [me, account, viewers, sessions] = await Promise.all([
    api.read<Me>('current_user'),
    api.request('GET', 'current_user/account'),
    api.request('GET', 'current_user/viewers'),
    api.readList<OwnSession>('sessions'),
  ])
  const nameOf = new Map(person!.organizations.map(({ id, name }) => [id, name]))
  return {
    me,
    languages,
    center: center.name,
    account: account.meta as OwnAccount,
    roles: person!.roles.map(({ name, organizationId }) => ({ role: name, organization: (organizationId && nameOf.get(organizationId)) || null })),
    viewers: (viewers.meta as { viewers: Viewer[] }).viewers,
    sessionCount: sessions.total,
    applications: pages.has('applications'),
    conversations: pages.has('conversations'),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  if (partOf(request) !== 'expenses') throw data({ code: 'bad_request' }, { status: 400 })
  return await saveExpense({ api: context.get(apiContext), request, locale: context.get(visitContext).shell.locale })
}

export default function Profile() {
  const t = useT()
  const { part, isOwner, ...loaded } = useLoaderData<typeof loader>()
  const answer = useAnswer() as ExpenseAnswer | undefined
  const title = { facts: words.profile, expenses: expenseWords.title, record: recordWords.title }[part]
  return (
    <>
      <h1 className="print:hidden">{t(title)}</h1>
      {isOwner && (
        <div className="mt-6 print:hidden">
          <Tabs
            label={t(words.editChildren)}
            tabs={[
              { href: '/profiel', label: t(words.profile), current: part === 'facts' },
              { href: '/profiel?part=expenses', label: t(expenseWords.title), current: part === 'expenses' },
              { href: '/profiel?part=record', label: t(recordWords.title), current: part === 'record' },
            ]}
          />
        </div>
      )}
      {loaded.facts && <ProfileFacts {...loaded.facts} />}
      {loaded.expenses && <ExpensesPart expenses={loaded.expenses} answer={answer} />}
      {loaded.record && <RecordPart {...loaded.record} />}
    </>
  )
}
