import { type ActionFunctionArgs, redirectDocument } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { LinkButton } from '#design/button/link-button.tsx'
import { screens } from '#features/auth/screens-messages.ts'
import { PostedForm } from '#features/auth/web/posted-form.tsx'
import { useShell } from '#shell/context.ts'

/** Whatever the server says, the cookies go (specification §7). A whole new document: nothing of the person stays. */
export async function action({ context }: ActionFunctionArgs) {
  await context
    .get(apiContext)
    .request('DELETE', '/auth/sign_out')
    .catch(() => null)
  return redirectDocument('/', 303)
}

/** A link that signs out could be followed by a browser that only looks ahead, so there is a button (decisions 9). */
export default function SignOut() {
  const t = useT()
  const { person } = useShell()
  return (
    <>
      <h1 className="text-4xl">{t(screens.signOut)}</h1>
      {person && <p className="text-lg mt-2">{t(screens.signOutText, { name: person.name })}</p>}
      <PostedForm submit={t(screens.signOut)} />
      <p className="mt-3">
        <LinkButton variant="quiet" className="w-full" href="/">
          {t(screens.stay)}
        </LinkButton>
      </p>
    </>
  )
}
