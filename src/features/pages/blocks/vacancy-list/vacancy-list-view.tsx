import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import { homeWords as words } from '#features/vacancies/presentation/home-messages.ts'
import { CommitmentList } from '#features/vacancies/home/web/commitment-list.tsx'
import { HelpCard } from '#features/vacancies/presentation/web/help-card.tsx'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'
import type { VacancyListFacts } from './fetch-vacancy-list.ts'
import type { vacancyList } from './vacancy-list.ts'

type Props = { value: ShownOf<typeof vacancyList.fields>; facts: VacancyListFacts }

export function VacancyListView({ value: { title, withTimes }, facts: { rows, total, all, times, phone } }: Props) {
  const t = useT()
  return (
    <section className={`${blockLook} ${withTimes ? 'grid lg:grid-cols-[1fr_22rem] gap-12 xl:gap-20' : ''}`}>
      <div>
        <div className="flex flex-wrap items-end justify-between gap-4 mb-6">
          <BlockHeading className="">{title}</BlockHeading>
          {total > 0 && (
            <Link href={all} className="font-semibold">
              {t(words.seeAll, { n: total })}
            </Link>
          )}
        </div>
        {rows.length > 0 ? (
          <VacancyRows rows={rows} />
        ) : (
          <EmptyState
            title={t(words.nothingYet)}
            heading="h3"
            action={
              <LinkButton href={searchAddress({ view: 'alert' })} variant="second" icon="bell">
                {t(words.mailMe)}
              </LinkButton>
            }
          >
            {t(words.nothingYetText)}
          </EmptyState>
        )}
      </div>
      {withTimes && (
        <aside aria-label={t(words.howMuchTime)}>
          {times.length > 0 && (
            <>
              <h2 className="text-2xl mb-2 lg:mt-3">{t(words.howMuchTime)}</h2>
              <CommitmentList commitments={times} />
            </>
          )}
          {phone && <HelpCard phone={phone} />}
        </aside>
      )}
    </section>
  )
}
