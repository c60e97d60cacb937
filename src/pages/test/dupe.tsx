import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Button } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { doubleWords as words } from '#features/developer/double-words.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { Lines, Part } from '#features/developer/web/part.tsx'
import { visitContext } from '#shell/context.ts'

/** What the rows made here search for, so that they are known again. */
const mark = 'q=dubbel-'
const tries = ['same', 'together', 'stale'] as const
type Outcome = { tried: (typeof tries)[number]; answers: string[]; rows: number }

const madeHere = async (api: Client) => (await api.savedSearches.list({ page: { size: 100 } })).items.filter(({ query }) => query?.startsWith(mark))

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [rows, twice] = await Promise.all([madeHere(api), api.request('GET', '/test/answers/twice')])
  return { rows: rows.length, key: crypto.randomUUID(), trips: twice.meta as { one: number; two: number } }
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Outcome | null> {
  const api = context.get(apiContext)
  const sent = await request.formData()
  const intent = sent.get('intent')
  const tried = tries.find((one) => one === intent)
  if (intent === 'remove') {
    for (const { id } of await madeHere(api)) await api.savedSearches.remove(id)
    return null
  }
  if (!tried) {
    const key = String(sent.get('key') ?? '')
    await make(api, /^[\da-f-]{36}$/.test(key) ? key : crypto.randomUUID(), crypto.randomUUID())
    return null
  }
  const before = (await madeHere(api)).length
  const answers = await attempts[tried](api, context.get(visitContext).shell.person!.id)
  return { tried, answers, rows: (await madeHere(api)).length - before }
}

const attempts: Record<Outcome['tried'], (api: Client, own: string) => Promise<string[]>> = {
  same: async (api) => {
    const [key, words] = [crypto.randomUUID(), crypto.randomUUID()]
    return [await make(api, key, words), await make(api, key, words), await make(api, key, crypto.randomUUID())]
  },
  together: async (api) => {
    const [key, words] = [crypto.randomUUID(), crypto.randomUUID()]
    return await Promise.all([make(api, key, words), make(api, key, words)])
  },
  stale: async (api, own) => [await told(api.users.update(own, {}, { version: 999_999 }))],
}

const make = async (api: Client, key: string, words: string) =>
  await told(api.savedSearches.create({ query: `${mark}${words}`, frequency: 'weekly' }, { idempotencyKey: key }))

/** What a call answered, in one line: its id, or the status and the code of its refusal. */
async function told(call: Promise<{ id: string }>): Promise<string> {
  try {
    return `200 ${(await call).id}`
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return `${error.status} ${error.code}`
  }
}

export default function TestDouble() {
  const t = useT()
  const { rows, key, trips } = useLoaderData<typeof loader>()
  return (
    <DeveloperPage name="dupe">
      <Part
        title={t(words.made)}
        text={
          <>
            {t(words.madeText)} <code>{mark}…</code>
          </>
        }
      >
        <Lines rows={[[t(words.count), rows]]} />
        <PostForm intent="remove" className="mt-4">
          <Button variant="second">{t(words.remove)}</Button>
        </PostForm>
      </Part>
      <Part title={t(words.press)} text={t(words.pressText)}>
        <PostForm intent="make">
          <input type="hidden" name="key" value={key} />
          <Button>{t(words.make)}</Button>
        </PostForm>
      </Part>
      <Try tried="same" title={t(words.same)} text={t(words.sameText)} />
      <Try tried="together" title={t(words.together)} text={t(words.togetherText)} />
      <Try tried="stale" title={t(words.stale)} text={t(words.staleText)} />
      <Part title={t(words.twice)} text={t(words.twiceText)}>
        <Lines
          rows={[
            [t(words.tripsOne), trips.one],
            [t(words.tripsTwo), trips.two],
          ]}
        />
      </Part>
    </DeveloperPage>
  )
}

function Try({ tried, title, text }: { tried: Outcome['tried']; title: string; text: string }) {
  const t = useT()
  const outcome = useAnswer<Outcome | null>()
  return (
    <Part title={title} text={text}>
      <PostForm intent={tried}>
        <Button variant="second">{t(words.try)}</Button>
      </PostForm>
      <div role="status" className="mt-4">
        {outcome?.tried === tried && (
          <Lines
            rows={[
              ...outcome.answers.map((answer, at) => [`${t(words.answers)} ${at + 1}`, answer] as const),
              ...(tried === 'stale' ? [] : [[t(words.rows), outcome.rows] as const]),
            ]}
          />
        )}
      </div>
    </Part>
  )
}
