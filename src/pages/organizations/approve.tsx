import { type RefObject, useEffect, useRef } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData, useNavigate } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { IconButton } from '#design/button/icon-button.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { History } from '#features/audit/web/history.tsx'
import { fetchOrganizationTalk } from '#features/conversations/fetch-organization-talk.ts'
import type { MessageOutcome } from '#features/conversations/web/message-actions.ts'
import { organizationTalkAction } from '#features/conversations/web/organization-talk-action.ts'
import { OrganizationThread } from '#features/conversations/web/organization-thread.tsx'
import { approveWords as words } from '#features/organizations/approve-words.ts'
import { fetchOrganization, type OrganizationFacts as Facts } from '#features/organizations/fetch-organization.ts'
import { fetchLikeness, fetchQueue } from '#features/organizations/fetch-queue.ts'
import { CheckList } from '#features/organizations/web/check-list.tsx'
import { LikenessCard } from '#features/organizations/web/likeness-card.tsx'
import { OrganizationStatusBadge } from '#features/organizations/web/list-columns.tsx'
import { OrganizationFacts, OrganizationReach } from '#features/organizations/web/organization-facts.tsx'
import { OrganizationLogo } from '#features/organizations/web/organization-logo.tsx'
import { approveAddress, QueueList } from '#features/organizations/web/queue-list.tsx'
import { StatusActs } from '#features/organizations/web/status-acts.tsx'
import { visitContext } from '#shell/context.ts'
import '#features/organizations/web/approve.css'
import '#features/lists/web/lists.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { shell, whenRead } = context.get(visitContext)
  const { locale } = shell
  const api = context.get(apiContext)
  const queue = await fetchQueue(api)
  const id = new URL(request.url).searchParams.get('id') ?? queue.items[0]?.id
  const organization = id ? await fetchOrganization(api, id) : null
  if (!organization) return { queue, open: null }
  const [alike, talk, history] = await Promise.all([
    fetchLikeness(api, organization.id),
    fetchOrganizationTalk(api, organization.id, { locale, whenRead }),
    fetchHistory(api, { type: 'organizations', id: organization.id }, locale),
  ])
  return { queue, open: { organization, alike, talk, history } }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const organizationId = new URL(request.url).searchParams.get('id') ?? ''
  return await organizationTalkAction(context.get(apiContext), await request.formData(), { organizationId, back: approveAddress(organizationId), locale })
}

export default function ApproveOrganizations() {
  const t = useT()
  const { queue, open } = useLoaderData<typeof loader>()
  const heading = useRef<HTMLHeadingElement>(null)
  const decided = useRef(false)
  const id = open?.organization.id
  // Who decided comes to the name of the next, so that pressing on does nothing by accident.
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    if (decided.current) heading.current?.focus()
    decided.current = false
  }, [id])
  return (
    <>
      <Breadcrumbs label={t(words.breadcrumbs)} crumbs={[{ href: '/organizations', label: t(words.organizations) }]} current={t(words.title)} />
      {open ? (
        <OneByOne {...open} heading={heading} onDecided={() => (decided.current = true)} />
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className="text-4xl mt-3">
            {t(words.title)}
          </h1>
          <div className="mt-8">
            <EmptyState title={t(words.done)} tile="koffie" action={<LinkButton href="/organizations">{t(words.toList)}</LinkButton>}>
              {queue.total === 0 && t(words.doneText)}
            </EmptyState>
          </div>
        </>
      )}
    </>
  )
}

type Open = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['open']>

type Props = Open & { heading: RefObject<HTMLHeadingElement | null>; onDecided: () => void }

function OneByOne({ organization, alike, talk, history, heading, onDecided }: Props) {
  const t = useT()
  const { queue } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const outcome = useActionData() as Partial<MessageOutcome> | undefined
  const { id, name, summary, status, logo, profile, note, contact } = organization
  const at = queue.items.findIndex((one) => one.id === id)
  const next = queue.items[at + 1] ?? queue.items.find((one) => one.id !== id)
  const decide = () => {
    onDecided()
    go(next?.id)
  }
  const go = (to: string | undefined) => void navigate(to ? approveAddress(to) : '/organizations/approve')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 mt-3 mb-6">
        <h1 className="text-4xl">{t(words.title)}</h1>
        {at >= 0 && (
          <p className="flex items-center gap-2 font-semibold">
            {t(words.place, { at: at + 1, of: queue.total })}
            <IconButton
              icon="caret-left-bold"
              label={t(words.previous)}
              aria-disabled={at === 0 || undefined}
              onClick={() => at > 0 && go(queue.items[at - 1]!.id)}
            />
            <IconButton
              icon="caret-right-bold"
              label={t(words.next)}
              aria-disabled={!queue.items[at + 1] || undefined}
              onClick={() => queue.items[at + 1] && go(queue.items[at + 1]!.id)}
            />
          </p>
        )}
      </div>
      <div className="approve">
        <QueueList queue={queue} openId={id} />
        <article className="approve-main" aria-labelledby="name">
          <div className="flex gap-5 items-start">
            <OrganizationLogo logo={logo} themes={profile?.themes ?? []} className="!w-20 shrink-0" />
            <div className="min-w-0">
              <h2 ref={heading} id="name" tabIndex={-1} className="text-3xl">
                {name}
              </h2>
              <p className="mt-2">
                <OrganizationStatusBadge status={status} />
              </p>
            </div>
          </div>
          <p className="text-lg">{summary}</p>
          <LikenessCard alike={alike} />
          <FactColumns organization={organization} />
          {profile?.description && (
            <section>
              <h3 className="text-2xl mb-2">{t(words.about)}</h3>
              <p className="whitespace-pre-line">{profile.description}</p>
            </section>
          )}
          {note && (
            <section>
              <h3 className="text-2xl mb-3">{contact ? t(words.writes, { name: contact.firstName }) : t(words.writesPlain)}</h3>
              <p className="quote text-xl border-l-4 border-second-line pl-5">‘{note}’</p>
            </section>
          )}
          <section>
            <h3 className="text-2xl mb-3">{t(talk ? words.talk : words.ask)}</h3>
            <OrganizationThread key={id} talk={talk} asks outcome={outcome?.message} />
          </section>
          <section>
            <h3 className="text-2xl mb-3">{t(words.happened)}</h3>
            <History lines={history} />
          </section>
        </article>
        <aside className="approve-side">
          <CheckList organization={organization} alike={alike.length} />
          <section className="approve-decision" aria-labelledby="decision">
            <h2 id="decision" className="text-2xl mb-3">
              {t(words.decision)}
            </h2>
            <StatusActs key={id} organization={organization} onDone={decide} />
            {next && <p className="mt-4 text-text-soft max-lg:hidden">{t(words.after, { name: next.name })}</p>}
          </section>
        </aside>
      </div>
    </>
  )
}

function FactColumns({ organization }: { organization: Facts }) {
  const t = useT()
  return (
    <div className="approve-facts">
      <section>
        <h3 className="text-2xl mb-2">{t(words.theOrganization)}</h3>
        <OrganizationFacts organization={organization} />
      </section>
      <section>
        <h3 className="text-2xl mb-2">{t(words.contactAndPlace)}</h3>
        <OrganizationReach organization={organization} />
      </section>
    </div>
  )
}
