import { type ActionFunctionArgs, type ClientActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useLiveRevalidation } from '#kernel/live/web/use-live-events.ts'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchConversations } from '#features/conversations/list/fetch-conversations.ts'
import { messages } from '#features/conversations/model/messages.ts'
import { readConversationsAddress, conversationsAddress } from '#features/conversations/list/conversations-address.ts'
import { type MessageOutcome, notReached } from '#features/conversations/send/web/message-actions.ts'
import { NoConversations } from '#features/conversations/list/web/no-conversations.tsx'
import { conversationAction } from '#features/conversations/list/web/conversation-action.ts'
import { ConversationFilters } from '#features/conversations/list/web/conversation-filters.tsx'
import { ConversationList } from '#features/conversations/list/web/conversation-list.tsx'
import { visitContext } from '#shell/context.ts'
import { loadConversation } from './load-conversation.ts'
import { AboutConversation, OpenConversation } from './open-conversation.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const {
    shell: { person, locale, view: usual, organizationId },
    whenRead,
  } = context.get(visitContext)
  const api = context.get(apiContext)
  const address = readConversationsAddress(request.url)
  const looker = { personId: person!.id, organizationIds: person!.roles.flatMap((role) => role.organizationId ?? []), locale }
  const [talks, open] = await Promise.all([
    fetchConversations(api, { ...looker, address, view: address.view ?? usual, organizationId }),
    address.open ? loadConversation(api, address.open, { ...looker, before: address.before, whenRead }) : null,
  ])
  return { address, usual, talks, open, thread: open?.thread ?? null }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const address = readConversationsAddress(request.url)
  if (!address.open) throw data({ code: 'bad_request' }, { status: 400 })
  const form = await request.formData()
  const { locale } = context.get(visitContext).shell
  return await conversationAction(context.get(apiContext), form, { id: address.open, back: conversationsAddress({ ...address, before: null }), locale })
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  return await serverAction<typeof action>().catch((error: unknown) => notReached(form, error))
}

export default function Conversations() {
  const t = useT()
  const { address, usual, talks, open } = useLoaderData<typeof loader>()
  useLiveRevalidation()
  const outcome = useActionData() as Partial<MessageOutcome> | undefined
  return (
    <div className={`talks -mx-4 md:-mx-8 -my-8 -mb-28 lg:-mb-8 ${open ? 'is-open' : 'pb-20 lg:pb-0'} ${open?.about ? 'has-about' : ''}`}>
      <div className="talks-list">
        <h1 className="px-4 pt-6 pb-4 text-3xl">{t(messages.conversations)}</h1>
        <ConversationFilters address={address} usual={usual} />
        {talks.rows.length === 0 ? <NoConversations address={address} /> : <ConversationList {...talks} />}
      </div>
      <div className="talks-open">
        {open ? (
          <OpenConversation key={`${open.talk.id} ${address.before}`} open={open} address={address} outcome={outcome?.message} />
        ) : (
          <div className="p-8 self-center justify-self-center">
            <EmptyState title={t(messages.chooseOne)} tile="koffie">
              {t(messages.chooseOneText)}
            </EmptyState>
          </div>
        )}
      </div>
      {open?.about && <AboutConversation about={open.about} />}
    </div>
  )
}
