import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { commitmentNotes, commitmentWords } from '#features/vacancies/model/choice-words.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import type { Commitment } from '#features/vacancies/model/states.ts'

/** Links to the search by commitment. */
export function CommitmentList({ commitments }: { commitments: readonly { commitment: Commitment; count: number }[] }) {
  const t = useT()
  return (
    <ul className="rule-strong">
      {commitments.map(({ commitment, count }) => (
        <li key={commitment} className="row flex items-center gap-4 border-b border-line py-4">
          <span className="font-display text-[2.5rem] leading-none w-16 text-link">{count}</span>
          <span className="flex-1">
            <Anchor href={searchAddress({ commitment: [commitment] })} className="tlink tlink-all block font-semibold text-lg leading-tight">
              {t(commitmentWords[commitment])}
            </Anchor>
            <span className="text-text-soft">{t(commitmentNotes[commitment])}</span>
          </span>
          <Icon name="arrow-right-bold" className="text-link" />
        </li>
      ))}
    </ul>
  )
}
