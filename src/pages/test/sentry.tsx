import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Button, LinkButton } from '#design/button/button.tsx'
import { reportWords as words } from '#features/developer/report-words.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { Lines, Part, Raw } from '#features/developer/web/part.tsx'

type Report = { line: string; requestId: string }

/** Thrown on purpose; its text is no person's. */
class FaultOnPurpose extends Error {
  override readonly name = 'FaultOnPurpose'
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('throw')
  if (wanted === 'loader') throw new FaultOnPurpose('loader')
  const api = context.get(apiContext)
  const [page, job] = await Promise.all(['page', 'job'].map(async (kind) => (await api.request('GET', `/test/answers/reports/${kind}`)).meta as Report))
  return { fails: wanted === 'render', page: page!, job: job! }
}

export default function TestReports() {
  const t = useT()
  const { fails, page, job } = useLoaderData<typeof loader>()
  if (fails) throw new FaultOnPurpose('render')
  return (
    <DeveloperPage name="sentry">
      <Part title={t(words.fail)} text={t(words.failText)}>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/test/sentry?throw=loader" variant="second">
            {t(words.loader)}
          </LinkButton>
          <LinkButton href="/test/sentry?throw=render" variant="second">
            {t(words.render)}
          </LinkButton>
          <ThrowInBrowser />
        </div>
      </Part>
      <Part title={t(words.report)} text={t(words.reportText)}>
        {[[words.page, page] as const, [words.job, job] as const].map(([label, { line, requestId }]) => (
          <div key={label.en} className="mb-6">
            <h3 className="text-lg mb-2">{t(label)}</h3>
            <Lines rows={[[t(words.id), requestId]]} />
            <div className="mt-3">
              <Raw label={t(label)}>{inLines(line)}</Raw>
            </div>
          </div>
        ))}
      </Part>
    </DeveloperPage>
  )
}

const inLines = (line: string) => JSON.stringify(JSON.parse(line), null, 2).replaceAll('\\n', '\n')

/** What is thrown outside of React reaches the window, and leaves the page as it is. */
function ThrowInBrowser() {
  const t = useT()
  const [where, setWhere] = useState<string | null>(null)
  useEffect(() => {
    const told = (event: ErrorEvent | PromiseRejectionEvent) => {
      const error: unknown = 'reason' in event ? event.reason : event.error
      if (!(error instanceof FaultOnPurpose)) return
      event.preventDefault()
      setWhere(error.message)
    }
    addEventListener('error', told)
    addEventListener('unhandledrejection', told)
    return () => {
      removeEventListener('error', told)
      removeEventListener('unhandledrejection', told)
    }
  }, [])
  const fail = () => {
    throw new FaultOnPurpose('event')
  }
  return (
    <>
      <Button type="button" variant="second" onClick={fail}>
        {t(words.event)}
      </Button>
      <Button type="button" variant="second" onClick={() => void Promise.reject(new FaultOnPurpose('promise'))}>
        {t(words.promise)}
      </Button>
      <p role="status" className="self-center">
        {where && t(words.caught, { where })}
      </p>
    </>
  )
}
