import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'
import { apiWords as words } from '#features/developer/api-words.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { Lines, Part, Raw } from '#features/developer/web/part.tsx'

type Answer = { status: number; milliseconds: number; trips: number; sent: Record<string, string>; got: Record<string, string>; text: string; isCut: boolean }

const samples = ['400', '403', '404', '409', '412', '422', '429'] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const path = cutText(searchParams.get('path') ?? '/api/v1/vacancies?filter[open]=true&include=organization&page[size]=2', 2000).trim()
  const sample = samples.find((one) => one === searchParams.get('sample')) ?? null
  const isOurs = path.startsWith('/api/v1/')
  const [asked, refused, addresses] = await Promise.all([
    isOurs ? api.request('GET', `/test/answers/calls?path=${encodeURIComponent(path)}`) : null,
    sample && refusalOf(api, sample),
    addressesOf(api),
  ])
  return { path, isOurs, addresses, sample, refused, answer: (asked?.meta as { answer: Answer } | undefined)?.answer ?? null }
}

/** Reading is all this page does. */
export function action(_asked: ActionFunctionArgs): never {
  throw data({ code: 'method_not_allowed' }, { status: 405 })
}

/** The addresses of OpenAPI that read and have no parameter. */
async function addressesOf(api: Client): Promise<string[]> {
  const { paths } = (await api.request('GET', '/openapi.json')) as unknown as { paths: Record<string, object> }
  return Object.entries(paths).flatMap(([path, calls]) => ('get' in calls && path.startsWith('/api/v1/') && !path.includes('{') ? [path] : []))
}

async function refusalOf(api: Client, sample: string): Promise<{ status: number; errors: unknown } | null> {
  try {
    await api.request('GET', `/test/answers/samples/${sample}`)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.status, errors: error.errors }
  }
}

export default function TestApi() {
  const t = useT()
  const { path, isOurs, addresses, sample, refused, answer } = useLoaderData<typeof loader>()
  return (
    <DeveloperPage name="api">
      <Part title={t(words.ask)} text={t(words.askText)}>
        <PlainForm method="get" className="flex flex-wrap items-end gap-3">
          <TextField
            name="path"
            label={t(words.path)}
            hint={t(words.pathHint)}
            error={isOurs ? null : t(words.notHere)}
            defaultValue={path}
            list="addresses"
            spellCheck={false}
            autoCapitalize="none"
            className="grow min-w-64"
          />
          <datalist id="addresses">
            {addresses.map((address) => (
              <option key={address} value={address}>
                {address}
              </option>
            ))}
          </datalist>
          <Button>{t(words.send)}</Button>
        </PlainForm>
        <p className="mt-2 text-text-soft">{t(words.onlyReads)}</p>
      </Part>
      {answer && <Got answer={answer} />}
      <Part title={t(words.samples)} text={t(words.samplesText)}>
        <nav aria-label={t(words.samples)} className="flex flex-wrap gap-2">
          {samples.map((one) => (
            <LinkButton key={one} href={`/test/api?sample=${one}`} variant="second" size="small" aria-current={one === sample ? 'page' : undefined}>
              {one}
            </LinkButton>
          ))}
        </nav>
        {refused && (
          <div className="mt-4">
            <Raw label={`${refused.status}`}>{JSON.stringify({ status: refused.status, errors: refused.errors }, null, 2)}</Raw>
          </div>
        )}
      </Part>
    </DeveloperPage>
  )
}

function Got({ answer }: { answer: Answer }) {
  const t = useT()
  const { status, milliseconds, trips, sent, got, text, isCut } = answer
  return (
    <Part title={t(words.got)}>
      <p className="flex flex-wrap items-center gap-3" data-status={status}>
        <Badge tone={status < 300 ? 'success' : 'danger'}>
          {t(words.status)} {status}
        </Badge>
        <span>
          {t(words.took)}: <b>{milliseconds} ms</b>
        </span>
        <span>
          {t(words.trips)}: <b>{trips}</b>
        </span>
      </p>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <div>
          <h3 className="text-lg">{t(words.sent)}</h3>
          <Lines isCode rows={Object.entries(sent)} />
          <p className="mt-2 text-text-soft">{t(words.sentText)}</p>
        </div>
        <div>
          <h3 className="text-lg">{t(words.gotHeaders)}</h3>
          <Lines isCode rows={Object.entries(got)} />
        </div>
      </div>
      <h3 className="mt-6 mb-2 text-lg">{t(words.document)}</h3>
      <Raw label={t(words.document)}>{isCut ? text : inLines(text)}</Raw>
      {isCut && <p className="mt-2 text-text-soft">{t(words.cut)}</p>}
    </Part>
  )
}

/** JSON with one value a line; other text as it is. */
function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
