import { RowActions } from '#features/lists/web/row-actions.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { claimWords as words } from '#features/social-map/claim/claim-words.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

type Props = {
  entry: { id: string; name: string; kvkNumber: string | null; meta: { permissions: readonly string[] } }
  claimant: { id: string; name: string; kvkNumber: string | null }
}

/** An organization asks to look after an entry: what tells whether it is theirs, and the decision. */
export function ClaimCard({ entry: { id, name, kvkNumber, meta }, claimant }: Props) {
  const t = useT()
  const { isBusy, act } = useApiAction()
  const decide = async (verb: string) => {
    const done = t(verb === 'accept_claim' ? words.isGiven : words.isRefused, { name })
    await act({ method: 'PUT', path: `social_map_entries/${id}/${verb}`, body: { data: { type: 'social_map_entries', id, attributes: {} } }, done })
  }
  const isSame = kvkNumber !== null && kvkNumber === claimant.kvkNumber
  return (
    <section aria-labelledby="claim">
      <h2 id="claim" className="text-xl">
        {t(words.claims, { name: claimant.name })}
      </h2>
      <p className="my-2">{t(isSame ? words.sameNumber : words.otherNumber)}</p>
      <RowActions
        actions={[
          { key: 'accept_claim', label: words.accept, icon: 'check' as const },
          { key: 'refuse_claim', label: words.refuse, icon: 'x' as const },
        ].filter(({ key }) => meta.permissions.includes(key))}
        isBusy={isBusy}
        run={(verb) => void decide(verb)}
        isSmall
      />
    </section>
  )
}
