import { type ActionFunctionArgs, type ClientActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { useNews } from '#kernel/live/web/use-news.ts'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchTalks } from '#features/conversations/fetch-talks.ts'
import { messages } from '#features/conversations/messages.ts'
import { readTalkAddress, talkAddress } from '#features/conversations/talk-address.ts'
import { type MessageOutcome, notReached } from '#features/conversations/web/message-actions.ts'
import { NoTalks } from '#features/conversations/web/no-talks.tsx'
import { talkAction } from '#features/conversations/web/talk-action.ts'
import { TalkFilters } from '#features/conversations/web/talk-filters.tsx'
import { TalkList } from '#features/conversations/web/talk-list.tsx'
import { visitContext } from '#shell/context.ts'
import { loadTalk } from './load-talk.ts'
import { AboutTalk, OpenTalk } from './open-talk.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const {
    shell: { person, locale, view: usual, organizationId },
    whenRead,
  } = context.get(visitContext)
  const api = context.get(apiContext)
  const address = readTalkAddress(request.url)
  const looker = { personId: person!.id, organizationIds: person!.roles.flatMap((role) => role.organizationId ?? []), locale }
  const [talks, open] = await Promise.all([
    fetchTalks(api, { ...looker, address, view: address.view ?? usual, organizationId }),
    address.open ? loadTalk(api, address.open, { ...looker, before: address.before, whenRead }) : null,
  ])
  return { address, usual, talks, open, thread: open?.thread ?? null }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const address = readTalkAddress(request.url)
  if (!address.open) throw data({ code: 'bad_request' }, { status: 400 })
  const form = await request.formData()
  const { locale } = context.get(visitContext).shell
  return await talkAction(context.get(apiContext), form, { id: address.open, back: talkAddress({ ...address, before: null }), locale })
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  return await serverAction<typeof action>().catch((error: unknown) => notReached(form, error))
}

export default function Conversations() {
  const t = useT()
  const { address, usual, talks, open } = useLoaderData<typeof loader>()
  useNews()
  const outcome = useActionData() as Partial<MessageOutcome> | undefined
  return (
    <div className={`talks -mx-4 md:-mx-8 -my-8 -mb-28 lg:-mb-8 ${open ? 'is-open' : 'pb-20 lg:pb-0'} ${open?.about ? 'has-about' : ''}`}>
      <div className="talks-list">
        <h1 className="px-4 pt-6 pb-4 text-3xl">{t(messages.conversations)}</h1>
        <TalkFilters address={address} usual={usual} />
        {talks.rows.length === 0 ? <NoTalks address={address} /> : <TalkList {...talks} />}
      </div>
      <div className="talks-open">
        {open ? (
          <OpenTalk key={`${open.talk.id} ${address.before}`} open={open} address={address} outcome={outcome?.message} />
        ) : (
          <div className="p-8 self-center justify-self-center">
            <EmptyState title={t(messages.chooseOne)} tile="koffie">
              {t(messages.chooseOneText)}
            </EmptyState>
          </div>
        )}
      </div>
      {open?.about && <AboutTalk about={open.about} />}
    </div>
  )
}
