import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { momentInWords } from '#features/auth/forms/web/moments.ts'
import type { OwnAccount, OwnSession } from '#features/auth/own-account/web/own-account.ts'
import { authWords as words } from '#features/developer/auth-words.ts'
import { ClearPage } from '#features/developer/web/clear-page.tsx'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { Lines, Part } from '#features/developer/web/part.tsx'

const tried = ['whole', 'ended', 'without_access_token', 'without_client', 'without_uid', 'wrong_center'] as const
type Tried = (typeof tried)[number]
type Answers = Partial<Record<Tried, { status: number; code: string | null; reason: string }>>
type Redirects = Record<'signedOut' | 'signedIn', { status: number; location: string | null }>

/** Facts of one's own session, and answers to sessions that are not right; never a token. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [account, sessions, wrong, redirects] = await Promise.all([
    api.request('GET', 'current_user/account'),
    api.readList<OwnSession>('sessions'),
    api.request('GET', '/test/answers/sessions'),
    api.request('GET', '/test/answers/redirects'),
  ])
  const { session } = account.meta as OwnAccount
  return {
    // The guard let this person in: the three cookies are there (specification §4).
    status: 'SIGNED_IN',
    expiresAt: session.expiresAt,
    isActingAs: session.impersonator !== null,
    sessions: sessions.items.length,
    answers: (wrong.meta as { answers: Answers }).answers,
    redirects: redirects.meta as Redirects,
  }
}

export default function TestAuth() {
  const t = useT()
  const locale = useLocale()
  const { status, expiresAt, isActingAs, sessions, answers, redirects } = useLoaderData<typeof loader>()
  const led = ({ status: code, location }: Redirects['signedIn']) => `${code} ${location ?? ''}`
  return (
    <DeveloperPage name="auth">
      <Part title={t(words.session)} text={t(words.sessionText)}>
        <Lines
          rows={[
            [t(words.status), status],
            [t(words.kind), t(isActingAs ? words.actingAs : words.normal)],
            [t(words.endsAt), momentInWords(expiresAt, locale)],
            [t(words.sessions), sessions],
          ]}
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton href="/auth/login-1?redirect=/test/auth" variant="second">
            {t(words.signIn)}
          </LinkButton>
          <LinkButton href="/uitloggen" variant="second">
            {t(words.signOut)}
          </LinkButton>
        </div>
      </Part>
      <Part title={t(words.wrong)} text={t(words.wrongText)}>
        <Lines
          rows={tried.flatMap((name) => {
            const answer = answers[name]
            return answer ? [[t(words[name]), [answer.status, answer.code ?? answer.reason].join(' ')] as const] : []
          })}
        />
      </Part>
      <Part title={t(words.redirects)}>
        <Lines
          rows={[
            [t(words.fromPage), led(redirects.signedOut)],
            [t(words.fromSignIn), led(redirects.signedIn)],
          ]}
        />
      </Part>
      <Part title={t(words.clearing)} text={t(words.clearingText)}>
        <ClearPage />
      </Part>
    </DeveloperPage>
  )
}
