import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Button } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { clientWords as words } from '#features/developer/client-words.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { Lines, Part, Raw } from '#features/developer/web/part.tsx'

type Outcome = { method: 'GET' | 'POST'; status: number; calls: number } | { thrown: string | null }

export async function loader({ context }: LoaderFunctionArgs) {
  const { items, total } = await context.get(apiContext).vacancies.list({
    filter: { open: true },
    include: ['organization'],
    fields: { vacancies: ['title', 'status', 'organization'], organizations: ['name'] },
    sort: '-publishedAt',
    page: { size: 5 },
  })
  return { total, vacancies: items.map(({ id, title, status, organization }) => ({ id, title, status, by: organization?.name ?? '' })) }
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Outcome> {
  const api = context.get(apiContext)
  const intent = (await request.formData()).get('intent')
  if (intent === 'token') return (await api.request('GET', '/test/answers/unexpected-token')).meta as { thrown: string | null }
  return await tryOnce(api, intent === 'post' ? 'POST' : 'GET')
}

/** One call of an address that is away the first time, and how often the server was asked. */
async function tryOnce(api: Client, method: 'GET' | 'POST'): Promise<Outcome> {
  const key = crypto.randomUUID()
  const status = await api.request(method, `/test/answers/away-once?key=${key}`).then(
    () => 200,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status
      throw error
    },
  )
  const { meta } = await api.request('GET', `/test/answers/away-once/calls?key=${key}`)
  return { method, status, ...(meta as { calls: number }) }
}

export default function TestClient() {
  const t = useT()
  const { total, vacancies } = useLoaderData<typeof loader>()
  const outcome = useAnswer<Outcome>()
  return (
    <DeveloperPage name="dollar-api">
      <Part title={t(words.typed)} text={t(words.typedText)}>
        <Raw label={t(words.typed)}>{`api.vacancies.list({ filter: { open: true }, include: ['organization'], sort: '-publishedAt', page: { size: 5 } })`}</Raw>
        {vacancies.length === 0 ? (
          <p className="mt-4">{t(words.none)}</p>
        ) : (
          <div className="mt-4">
            <Lines rows={[...vacancies.map(({ title, by, status }) => [title, `${by} (${status})`] as const), ['meta.total', total] as const]} />
          </div>
        )}
      </Part>
      <Part title={t(words.retry)} text={t(words.retryText)}>
        <div className="flex flex-wrap gap-3">
          <PostForm intent="get">
            <Button variant="second">{t(words.get)}</Button>
          </PostForm>
          <PostForm intent="post">
            <Button variant="second">{t(words.post)}</Button>
          </PostForm>
        </div>
        <div role="status" className="mt-4">
          {outcome && 'calls' in outcome && (
            <Lines
              rows={[
                [t(words.outcome), `${outcome.method} ${outcome.status}`],
                [t(words.calls), outcome.calls],
              ]}
            />
          )}
        </div>
      </Part>
      <Part title={t(words.unexpected)} text={t(words.unexpectedText)}>
        <PostForm intent="token">
          <Button variant="second">{t(words.ask)}</Button>
        </PostForm>
        <div role="status" className="mt-4">
          {outcome && 'thrown' in outcome && outcome.thrown !== null && <Raw label={t(words.unexpected)}>{outcome.thrown}</Raw>}
        </div>
      </Part>
    </DeveloperPage>
  )
}
