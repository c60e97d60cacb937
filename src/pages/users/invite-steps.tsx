import { useT } from '#kernel/i18n/web/provider.tsx'
import { formWords as words } from '#features/users/person/form-messages.ts'

/** What an invitation does, in words: the mail, its button, and who is known already. */
export function InviteSteps({ centerName }: { centerName: string }) {
  const t = useT()
  return (
    <aside className="border-t-2 border-text pt-4 self-start" aria-labelledby="what-happens">
      <h2 id="what-happens" className="text-2xl">
        {t(words.whatHappens)}
      </h2>
      <ol className="mt-3 grid gap-3 list-decimal pl-5">
        <li>{t(words.mailSubject, { center: centerName })}</li>
        <li>{t(words.mailButton)}</li>
        <li>{t(words.mailKnown)}</li>
      </ol>
    </aside>
  )
}
