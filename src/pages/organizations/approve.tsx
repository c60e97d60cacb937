import { type RefObject, useRef } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { fetchDecided } from '#features/audit/fetch-decided.ts'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { History } from '#features/audit/web/history.tsx'
import { fetchOrganizationConversation } from '#features/conversations/organization-page/fetch-organization-conversation.ts'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import { organizationConversationAction } from '#features/conversations/organization-page/web/organization-conversation-action.ts'
import { OrganizationThread } from '#features/conversations/organization-page/web/organization-thread.tsx'
import { QueueFrame } from '#features/lists/web/queue-frame.tsx'
import { approveAddress, organizationDecisions } from '#features/organizations/moderation/approval.ts'
import { approveWords as words } from '#features/organizations/staff-list/approve-words.ts'
import { fetchOrganization, type OrganizationFacts as Facts } from '#features/organizations/staff-list/fetch-organization.ts'
import { fetchLikeness } from '#features/organizations/likeness/fetch-likeness.ts'
import { fetchQueue } from '#features/organizations/moderation/fetch-queue.ts'
import { CheckList } from '#features/organizations/moderation/web/check-list.tsx'
import { LikenessCard } from '#features/organizations/moderation/web/likeness-card.tsx'
import { OrganizationStatusBadge } from '#features/organizations/staff-list/web/list-columns.tsx'
import { OrganizationFacts, OrganizationContactMethods } from '#features/organizations/staff-list/web/organization-facts.tsx'
import { OrganizationLogo } from '#features/organizations/model/web/organization-logo.tsx'
import { StatusActions } from '#features/organizations/staff-list/web/status-actions.tsx'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { shell, whenRead } = context.get(visitContext)
  const { locale, center } = shell
  const api = context.get(apiContext)
  const [queue, decided] = await Promise.all([fetchQueue(api), fetchDecided(api, organizationDecisions, locale)])
  const asked = new URL(request.url).searchParams
  const id = asked.get('id') ?? queue.items[0]?.id
  const organization = id ? await fetchOrganization(api, id) : null
  if (!organization) return { queue, decided, open: null }
  const [alike, talk, history] = await Promise.all([
    fetchLikeness(api, organization.id),
    fetchOrganizationConversation(api, organization.id, { locale, centerName: center.name, whenRead }),
    fetchHistory(api, { type: 'organizations', id: organization.id }, locale),
  ])
  const beside = alike.find((one) => one.id === asked.get('compare'))
  const compared = beside ? await fetchOrganization(api, beside.id) : null
  return { queue, decided, open: { organization, alike, compared, talk, history } }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const form = await request.formData()
  // The address may not name the organization, and another may head the queue by now; the form names it.
  const organizationId = String(form.get('organization') ?? new URL(request.url).searchParams.get('id') ?? '')
  return await organizationConversationAction(context.get(apiContext), form, { organizationId, back: approveAddress(organizationId), locale })
}

export default function ApproveOrganizations() {
  const { queue, decided, open } = useLoaderData<typeof loader>()
  const asking = useRef<HTMLElement>(null)
  const items = queue.items.map(({ id, name, days, logo, profile }) => ({
    id,
    name,
    days,
    picture: <OrganizationLogo logo={logo} themes={profile?.themes ?? []} className="row-picture" />,
  }))
  return (
    <QueueFrame
      title={words.title}
      list={{ href: '/organizations', name: words.organizations, all: words.toList }}
      queue={{ items, total: queue.total, decided }}
      subject={
        open && {
          id: open.organization.id,
          name: open.organization.name,
          href: `/organizations/${open.organization.id}`,
          picture: <OrganizationLogo logo={open.organization.logo} themes={open.organization.profile?.themes ?? []} className="!w-20 shrink-0" />,
          badge: <OrganizationStatusBadge status={open.organization.status} />,
          facts: <WhatThereIs {...open} asking={asking} />,
          checks: <CheckList organization={open.organization} alike={open.alike.length} />,
          renderDecision: (onDone) => (
            <StatusActions
              key={open.organization.id}
              organization={open.organization}
              onDone={onDone}
              onAsk={() => asking.current?.querySelector('textarea')?.focus()}
            />
          ),
        }
      }
      addressOf={approveAddress}
      doneText={words.doneText}
    />
  )
}

type Open = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['open']> & {
  /** The composer of the question, to focus. */ asking: RefObject<HTMLElement | null>
}

function WhatThereIs({ organization, alike, compared, talk, history, asking }: Open) {
  const t = useT()
  const outcome = useAnswer() as Partial<MessageOutcome> | undefined
  const { id, summary, profile, note, contact } = organization
  return (
    <>
      <p className="text-lg">{summary}</p>
      <LikenessCard organization={organization} alike={alike} compared={compared} />
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
      <section ref={asking}>
        <h3 className="text-2xl mb-3">{t(talk ? words.talk : words.ask)}</h3>
        <OrganizationThread key={id} conversation={talk} asks={id} outcome={outcome?.message} />
      </section>
      <section>
        <h3 className="text-2xl mb-3">{t(words.happened)}</h3>
        <History lines={history} />
      </section>
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
        <OrganizationContactMethods organization={organization} />
      </section>
    </div>
  )
}
