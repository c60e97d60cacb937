import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useLiveRevalidation } from '#kernel/live/web/use-live-events.ts'
import { Button } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Link } from '#design/link/link.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { Segments } from '#design/nav/tabs.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchNotices } from '#features/notifications/notices/fetch-notices.ts'
import { pageWords as words } from '#features/notifications/notices/page-words.ts'
import { NoticeDays } from '#features/notifications/notices/web/notice-days.tsx'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { isNew, page } = readAddress(request.url)
  return { isNew, page, ...(await fetchNotices(context.get(apiContext), { isNew, page }, context.get(visitContext).shell.locale)) }
}

function readAddress(url: string) {
  const query = new URL(url).searchParams
  return { isNew: query.has('new'), page: Math.min(10_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)) }
}

const addressOf = ({ isNew, page }: { isNew: boolean; page: number }) =>
  `/notificaties${isNew ? '?new' : ''}${page > 1 ? `${isNew ? '&' : '?'}page=${page}` : ''}`

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const [intent, id = ''] = String((await request.formData()).get('intent') ?? '').split(' ')
  try {
    if (intent === 'read-all') await api.request('PUT', 'notifications/read_all')
    else if (intent === 'read') await api.notifications.callVerb(id, 'read')
    else throw data({ code: 'bad_request' }, 400)
  } catch (error) {
    // Removed in the meantime, so there is nothing left to mark as read.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
  return redirect(addressOf(readAddress(request.url)))
}

export default function Notices() {
  const t = useT()
  const { days, unread, pages, isNew, page } = useLoaderData<typeof loader>()
  useLiveRevalidation()
  return (
    <>
      <h1>{t(words.title)}</h1>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Segments
          label={t(words.which)}
          tabs={[
            { href: '/notificaties', label: t(words.all), current: !isNew },
            { href: '/notificaties?new', label: t(words.new, { n: unread }), current: isNew },
          ]}
        />
        {unread > 0 && (
          <PostForm intent="read-all">
            <Button variant="second" icon="check">
              {t(words.readAll)}
            </Button>
          </PostForm>
        )}
      </div>
      {days.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={t(isNew ? words.emptyNew : words.empty)}>{t(words.emptyText)}</EmptyState>
        </div>
      ) : (
        <NoticeDays days={days} />
      )}
      <div className="mt-6">
        <Pagination
          label={t(words.pages)}
          page={page}
          pages={pages}
          href={(number) => addressOf({ isNew, page: number })}
          words={{ previous: t(words.previous), next: t(words.next), page: (number) => t(words.page, { page: number }) }}
        />
      </div>
      <p className="mt-8">
        <Link href="/profile-edit/settings#notices">{t(words.choose)}</Link>
      </p>
    </>
  )
}
