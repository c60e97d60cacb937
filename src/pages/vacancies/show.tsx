import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FactGrid } from '#design/facts/fact-grid.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Frieze } from '#design/frieze/frieze.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { type ApplyOutcome, applyAction } from '#features/applications/submit/web/apply-action.ts'
import { ApplyForm } from '#features/applications/submit/web/apply-form.tsx'
import { fetchDraft } from '#features/applications/submit/web/fetch-draft.ts'
import { fetchFavouriteIds } from '#features/favourites/fetch-favourites.ts'
import { Hearts } from '#features/favourites/web/hearts.tsx'
import { StaffBar } from '#features/lists/web/staff-bar.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { SmallMap } from '#features/places/web/small-map.tsx'
import type { AskOutcome } from '#features/support/web/ask-action.ts'
import { questionBeforeApplyingAction } from '#features/support/web/question-before-applying-action.ts'
import { QuestionBeforeApplying, WrongLink } from '#features/support/web/question-before-applying.tsx'
import { UploadedPicture } from '#features/uploads/web/uploaded-picture.tsx'
import { viaIn } from '#features/vacancies/model/way-parameter.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import { markFavourites } from '#features/vacancies/presentation/row-facts.ts'
import { showWords as words } from '#features/vacancies/presentation/show-messages.ts'
import { ApplyAside, ApplyBar, ApplyElsewhere } from '#features/vacancies/presentation/web/apply-aside.tsx'
import { ClosedNotice, EarlyNotice } from '#features/vacancies/presentation/web/closed-notice.tsx'
import { loadVacancy } from '#features/vacancies/presentation/web/load-vacancy.ts'
import { VacancyHead } from '#features/vacancies/presentation/web/vacancy-head.tsx'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'
import { VacancyText } from '#features/vacancies/presentation/web/vacancy-text.tsx'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { TravelForm } from '#features/vacancies/search/web/travel-form.tsx'
import { VacancyStatusBadge } from '#features/vacancies/staff-list/web/status-badge.tsx'
import { actionWords } from '#features/vacancies/transitions/action-words.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { useShell, visitContext } from '#shell/context.ts'
import { type Managed as Facts, loadManaged } from './load-managed.ts'

const labels = { judge: actionWords.judge, edit: actionWords.edit, inList: actionWords.inList } as const

/** The bar of those who manage a vacancy. */
function Managed({ managed: { status, reason, ways } }: { managed: Facts }) {
  const t = useT()
  return (
    <StaffBar
      label={t(actionWords.bar)}
      badge={<VacancyStatusBadge status={status} />}
      reason={reason}
      ways={ways.map(({ way, href }) => ({ href, label: t(labels[way]), isMain: way === 'judge' }))}
    />
  )
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { shell } = visit
  const url = new URL(request.url)
  const api = context.get(apiContext)
  const [shown, draft, kept, managed] = await Promise.all([
    loadVacancy(api, { id: params.id!, url, locale: shell.locale, credit: shell.mapCredit }),
    // Only for signed-in people, because a visitor's page is cached for all visitors.
    shell.person ? fetchDraft(api, request, params.id!) : null,
    shell.person ? fetchFavouriteIds(api) : new Set<string>(),
    shell.person && loadManaged(api, params.id!, visit),
  ])
  return {
    ...shown,
    others: markFavourites(shown.others, kept),
    id: params.id!,
    isKept: kept.has(params.id!),
    signedIn: shell.person !== null,
    isStaff: shell.person !== null && hasRole(shell.person, caseStaff),
    /** Applying at one's own organization makes no sense. */
    isOwnTeam: shell.person?.roles.some(({ organizationId }) => organizationId !== null && organizationId === shown.organization?.id) ?? false,
    via: viaIn(url),
    draft,
    managed,
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const asked = await questionBeforeApplyingAction(api, await request.clone().formData(), params.id!, locale)
  return asked ?? (await applyAction(api, request, params.id!, locale))
}

export const handle = { title: ({ title }: { title: string }) => title }

export default function VacancyPage() {
  const t = useT()
  const shown = useLoaderData<typeof loader>()
  const outcome = useAnswer() as ApplyOutcome | AskOutcome | undefined
  const question = outcome && 'ask' in outcome ? outcome.ask : undefined
  const { title, isOpen, closed, status, themes, organization, facts, map, place, travel, route, others, questions, slots, signedIn, isStaff, draft } = shown
  const { managed, id, isKept, elsewhere, isOwnTeam } = shown
  const { path } = useShell()
  const [theme] = themes
  const crumbs = [
    { href: '/vacancies/search', label: t(vacancyWords.vacancyBank) },
    ...(theme ? [{ href: searchAddress({ theme: [theme] }), label: t(themeWords[theme]) }] : []),
  ]
  return (
    <>
      <PageMeta
        url={shown.url}
        english={shown.english}
        title={title}
        description={shown.summary || title}
        type="article"
        picture={shown.share}
        crumbs={crumbs.map(({ href, label }) => ({ url: href, name: label }))}
        hidden={!isOpen}
        {...(isOpen && { data: shown.data })}
      />
      <Hearts path={path} isOwn={signedIn} />
      {managed && <Managed managed={managed} />}
      <div className="wrap pt-6 pb-4">
        <Breadcrumbs label={t(words.breadcrumbs)} crumbs={crumbs} current={title} />
      </div>
      <div className="wrap grid lg:grid-cols-[1fr_22.5rem] gap-10 xl:gap-20">
        <article className="min-w-0">
          <div>
            <VacancyHead
              title={title}
              isDutch={Boolean(shown.dutch.text)}
              organization={organization}
              city={shown.city}
              tags={shown.tags}
              themes={shown.tile ? [shown.tile] : themes}
              isFirst={shown.isFirst}
            />
            {shown.image && (
              <UploadedPicture
                picture={shown.image}
                sizes="(min-width: 80rem) 50rem, 100vw"
                first
                className="w-full aspect-video object-cover rounded-lg mt-8"
              />
            )}
            {!isOpen && (
              <div className="mt-8 empty:hidden">
                {closed && <ClosedNotice why={closed} lastDay={shown.lastDay} others={others} />}
                {(status === 'draft' || status === 'pending') && <EarlyNotice isDraft={status === 'draft'} />}
              </div>
            )}
            <div className="mt-8 border-b border-line">
              <FactGrid facts={facts} />
            </div>
            <VacancyText {...shown} />
            {map && place && (
              <section className="mt-12 scroll-mt-6" id="route">
                <h2 className="text-[1.75rem]">{t(words.howToGetThere)}</h2>
                <SmallMap map={map} tile={tileOf(shown.tile ? [shown.tile] : themes).tile} label={t(words.map, { place: shown.city ?? place })} sign={place} />
                <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
                  {travel && <span>{travel}</span>}
                  {route && (
                    <a className="link inline-flex items-center min-h-11" href={route} rel="noreferrer">
                      {t(words.planRoute)}
                    </a>
                  )}
                </p>
                <TravelForm from={shown.from} isKnown={shown.isFromKnown} />
              </section>
            )}
            {isOpen && organization && <ApplyBar id={id} title={title} isKept={isKept} elsewhere={elsewhere} />}
          </div>
          {isOpen && organization && (
            <section id="apply" aria-labelledby="apply-title" className="sheet overflow-hidden mt-14 scroll-mt-6">
              <Frieze />
              <div className="p-6 md:p-10">
                <h2 id="apply-title" className="text-3xl mb-6">
                  {t(words.apply)}
                </h2>
                {elsewhere ? (
                  <ApplyElsewhere elsewhere={elsewhere} organizationName={organization.name} />
                ) : (
                  <ApplyForm
                    organizationName={organization.name}
                    questions={questions}
                    slots={slots}
                    signedIn={signedIn}
                    isStaff={isStaff}
                    via={shown.via}
                    draft={draft}
                    outcome={outcome && 'ask' in outcome ? undefined : outcome}
                  />
                )}
              </div>
              {!isStaff && !isOwnTeam && <QuestionBeforeApplying vacancyId={id} organizationName={organization.name} signedIn={signedIn} outcome={question} />}
            </section>
          )}
          {isOpen && !isStaff && !isOwnTeam && <WrongLink vacancyId={id} className="lg:hidden" />}
        </article>
        {isOpen && organization && (
          <aside className="lg:sticky lg:top-24 self-start max-lg:hidden">
            <ApplyAside organization={organization} vacancyId={id} isKept={isKept} elsewhere={elsewhere} />
            {!isStaff && !isOwnTeam && <WrongLink vacancyId={id} />}
          </aside>
        )}
      </div>
      {others.length > 0 && isOpen && (
        <section className="wrap mt-16">
          <h2 className="text-3xl mb-5">{t(words.lookLikeIt)}</h2>
          <VacancyRows rows={others} className="results grid md:grid-cols-2 gap-x-12" withHeart />
        </section>
      )}
    </>
  )
}
