import { LinkButton } from '#design/button/button.tsx'
import { frameWords } from '#features/auth/access/frame-messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'

/** A link that signs out could be followed by a prefetching browser, so it is a button (decisions 9). It posts to `src/server/sign-out.ts`. */
export default function SignOut() {
  const t = useT()
  const { person } = useShell()
  return (
    <>
      <h1 className="text-4xl">{t(person?.impersonator ? frameWords.stopActing : frameWords.signOut)}</h1>
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
