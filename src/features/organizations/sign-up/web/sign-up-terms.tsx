import { useT } from '#kernel/i18n/web/provider.tsx'
import { signUpWords as words } from '#features/organizations/sign-up/sign-up-messages.ts'

/** The terms stand on the page itself, short enough to be read. */
export function SignUpTerms({ center }: { center: string }) {
  const t = useT()
  return (
    <details className="mt-2">
      <summary className="link inline-block py-2 cursor-pointer">{t(words.terms)}</summary>
      <ul className="list-disc pl-6 py-2 space-y-1">
        <li>{t(words.terms1)}</li>
        <li>{t(words.terms2)}</li>
        <li>{t(words.terms3)}</li>
        <li>{t(words.terms4, { center })}</li>
      </ul>
    </details>
  )
}
