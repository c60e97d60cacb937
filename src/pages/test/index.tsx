import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { clockTime, fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { ListRow } from '#design/row/list-row.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { developerPages } from '#features/developer/developer-pages.ts'
import { developerWords as words, effectWords } from '#features/developer/words.ts'
import { useShell } from '#shell/context.ts'

type Now = { mails: number; builtAt: string | null; clock: string | null }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { meta } = await context.get(apiContext).request('GET', '/test/answers/now')
  const asked = cutText(new URL(request.url).searchParams.get('q') ?? '', 60)
  const shown = developerPages.filter(({ name, text }) => [name, text.nl, text.en].some((one) => one.toLowerCase().includes(asked.trim().toLowerCase())))
  return { asked, names: shown.map(({ name }) => name), now: meta as Now }
}

const tones = { signs: 'accent', writes: 'warn', throws: 'danger' } as const

/** All developer pages, and what is so right now. */
export default function DeveloperIndex() {
  const t = useT()
  const { asked, names } = useLoaderData<typeof loader>()
  const shown = developerPages.filter(({ name }) => names.includes(name))
  return (
    <>
      <PageHead title={t(words.title)} text={t(words.text)} />
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <PlainForm method="get" action="/test" role="search" className="flex flex-wrap items-end gap-3 mb-5">
            <TextField name="q" type="search" label={t(words.filter)} icon="magnifying-glass" defaultValue={asked} className="w-80 max-w-full" />
            <Button variant="second">{t(words.search)}</Button>
          </PlainForm>
          {shown.length === 0 ? (
            <EmptyState title={t(words.none)}>{t(words.noneText)}</EmptyState>
          ) : (
            <ul>
              {shown.map(({ name, icon, text, effect }) => (
                <ListRow
                  key={name}
                  href={`/test/${name}`}
                  title={<code className="font-mono">/test/{name}</code>}
                  note={t(text)}
                  before={<Icon name={icon} className="text-link shrink-0" />}
                  after={effect && <Badge tone={tones[effect]}>{t(effectWords[effect])}</Badge>}
                />
              ))}
            </ul>
          )}
        </div>
        <RightNow />
      </div>
    </>
  )
}

function RightNow() {
  const t = useT()
  const locale = useLocale()
  const { tenant, center, person, organizationId } = useShell()
  const { mails, builtAt, clock } = useLoaderData<typeof loader>().now
  const organization = person?.organizations.find(({ id }) => id === organizationId)?.name
  const at = (moment: string) => `${fullDay(locale, moment.slice(0, 10))}, ${clockTime(locale, moment)}`
  const n = developerPages.filter(({ effect }) => effect === 'writes').length
  return (
    <aside className="space-y-8">
      <section aria-labelledby="now">
        <h2 id="now" className="text-xl mb-3">
          {t(words.now)}
        </h2>
        <DefinitionList
          items={[
            { term: t(words.tenant), value: `${tenant.key}, ${center.name}` },
            { term: t(words.signedIn), value: person!.name },
            { term: t(words.organization), value: organization ?? t(words.noOrganization) },
            { term: t(words.build), value: builtAt ? at(builtAt) : t(words.fromSource) },
            { term: t(words.clock), value: clock ? at(clock) : t(words.realTime) },
          ]}
        />
      </section>
      <section aria-labelledby="also">
        <h2 id="also" className="text-xl mb-3">
          {t(words.also)}
        </h2>
        <ul className="space-y-2">
          {[
            ['/test/mail', t(words.mails, { n: mails })],
            ['/ready', t(words.ready)],
            ['/volunteerly/changelog', t(words.changes)],
          ].map(([href, note]) => (
            <li key={href}>
              <Link href={href!} className="inline-block py-1">
                <code>{href}</code>
              </Link>{' '}
              {note}
            </li>
          ))}
        </ul>
      </section>
      <Alert tone="warn" title={t(words.writesTitle, { n })}>
        <p>
          {t(words.writesText)} <code>npm run db:reset</code>.
        </p>
      </Alert>
    </aside>
  )
}
