import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { statusWords as words } from '#features/developer/status-words.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { Part } from '#features/developer/web/part.tsx'

/** What the loader throws for each answer, as the guards and the API do. */
const refusals = {
  unauthenticated: 401,
  forbidden: 403,
  no_organization: 403,
  wrong_center: 403,
  not_found: 404,
  rate_limited: 429,
  unavailable: 503,
} as const
const others = ['defect', 'slow', 'broken'] as const
const answers = [...(Object.keys(refusals) as (keyof typeof refusals)[]), ...others]

/** Long enough to see the loading bar, and shorter than any time limit. */
const slowMs = 5000

export async function loader({ context, request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('answer')
  const answer = answers.find((one) => one === wanted)
  if (answer && answer in refusals) throw data({ code: answer }, { status: refusals[answer as keyof typeof refusals] })
  if (answer === 'defect') throw new Error('A defect on purpose')
  if (answer === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs))
  if (answer === 'broken') await context.get(apiContext).request('GET', '/test/answers/broken')
  return { wasSlow: answer === 'slow' }
}

export default function TestServerError() {
  const t = useT()
  const { wasSlow } = useLoaderData<typeof loader>()
  return (
    <DeveloperPage name="server-error">
      {wasSlow && (
        <Alert tone="success" live>
          {t(words.arrived)}
        </Alert>
      )}
      <Part title={t(words.pages)} text={t(words.pagesText)}>
        <ul className="flex flex-wrap gap-3">
          {answers.map((answer) => (
            <li key={answer}>
              <LinkButton href={`/test/server-error?answer=${answer}`} variant="second">
                {t(words[answer])}
              </LinkButton>
            </li>
          ))}
        </ul>
      </Part>
    </DeveloperPage>
  )
}
