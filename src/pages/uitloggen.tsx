import { type ActionFunctionArgs, redirectDocument } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { frameWords } from '#features/auth/access/frame-messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { ownAccountBack } from '#features/auth/own-account/web/own-account-cookie.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { useShell, visitContext } from '#shell/context.ts'

/**
 * Clears the cookies whatever the server answers (specification §7), and loads a new document, so that no personal data stays.
 * After an impersonation the admin is back in their own account, on the page of that person.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const { person, locale } = context.get(visitContext).shell
  await context
    .get(apiContext)
    .request('DELETE', '/auth/sign_out')
    .catch(() => null)
  const back = person?.impersonator ? ownAccountBack(request.headers.get('cookie')) : null
  if (!back) return redirectDocument('/', 303)
  const headers = new Headers([...back, toastCookieHeader(say(locale, screens.actingStopped))].map((line): [string, string] => ['Set-Cookie', line]))
  return redirectDocument(`/users/${person!.id}`, { status: 303, headers })
}

/** A link that signs out could be followed by a prefetching browser, so it is a button (decisions 9). */
export default function SignOut() {
  const t = useT()
  const { person } = useShell()
  return (
    <>
      <h1>{t(person?.impersonator ? frameWords.stopActing : frameWords.signOut)}</h1>
      {person && !person.impersonator && <p className="text-lg mt-2">{t(screens.signOutText, { name: person.name })}</p>}
      <PostedForm submit={t(person?.impersonator ? frameWords.stopActing : frameWords.signOut)} />
      <p className="mt-3">
        <LinkButton variant="quiet" className="w-full" href="/">
          {t(screens.stay)}
        </LinkButton>
      </p>
    </>
  )
}
