import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { TileGrid } from '#design/tile-grid/tile-grid.tsx'
import { helpAddPath } from '#features/one-on-one/model/addresses.ts'
import { fetchOwnMatches } from '#features/one-on-one/own/fetch-own-matches.ts'
import { OwnMatches } from '#features/one-on-one/own/web/own-matches.tsx'
import { helpWords as words } from '#features/one-on-one/public-pages/page-words.ts'
import { HelpFilters, HelpGrid, HelpKinds } from '#features/one-on-one/public-pages/web/help-list.tsx'
import { loadHelp, loadOwn, pageSize } from '#features/one-on-one/public-pages/web/load-help.ts'
import { OwnRequests } from '#features/one-on-one/public-pages/web/own-requests.tsx'
import { emptyHelpSearch, helpAddress, readHelpSearch } from '#features/one-on-one/search/search.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { locale, person } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const [found, own, matches] = await Promise.all([
    loadHelp(api, readHelpSearch(new URL(request.url).searchParams), locale),
    person === null ? [] : loadOwn(api, locale),
    person === null ? [] : fetchOwnMatches(api),
  ])
  return {
    ...found,
    own,
    matches,
    meta: { url: new URL(helpAddress(emptyHelpSearch), request.url).href, title: say(locale, words.title), description: say(locale, words.description) },
  }
}

const steps = [
  { title: words.step1, text: words.step1Text },
  { title: words.step2, text: words.step2Text },
  { title: words.step3, text: words.step3Text },
  { title: words.step4, text: words.step4Text },
]

/** What people near you ask and offer. It stays out of search engines (quality T27). */
export default function HelpPage() {
  const t = useT()
  const { search, rows, total, placeError, own, matches, meta } = useLoaderData<typeof loader>()
  const only = search.kind.length === 1 ? search.kind[0] : null
  return (
    <>
      <PageMeta {...meta} hidden />
      <div className="wrap py-10 md:py-14 grid lg:grid-cols-[minmax(0,1fr)_26rem] gap-10 items-center">
        <div className="min-w-0">
          <h1>{t(words.title)}</h1>
          <p className="text-xl mt-3 max-w-[34ch]">{t(words.intro)}</p>
          <div className="help-doors">
            <a href="#vragen" className="help-door help-door-main">
              <Icon name="hand-heart-duotone" size={40} />
              <span>
                <strong>{t(words.wantToHelp)}</strong>
                {t(words.wantToHelpText)}
              </span>
            </a>
            <Anchor href={`${helpAddPath}?kind=request`} className="help-door">
              <Icon name="chats-duotone" size={40} />
              <span>
                <strong>{t(words.lookForHelp)}</strong>
                {t(words.lookForHelpText)}
              </span>
            </Anchor>
          </div>
          <p className="mt-4">
            <Link href={`${helpAddPath}?kind=offer`} className="inline-flex items-center min-h-11">
              {t(words.offerHelp)}
            </Link>
          </p>
        </div>
        <TileGrid className="max-lg:hidden grid-cols-4" tiles={['wandelen', 'schaak', ['telefoon', 'second'], ['hart', 'soft'], ['hond', 'soft']]} />
      </div>
      <OwnMatches rows={matches} />
      <OwnRequests rows={own} />
      <section id="vragen" className="bg-sunken border-t border-line">
        <div className="wrap py-10 md:py-14">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 className="text-3xl">{t(only === 'request' ? words.foundRequest : only === 'offer' ? words.foundOffer : words.found, { n: total })}</h2>
            <HelpKinds search={search} />
          </div>
          <HelpFilters search={search} placeError={placeError} />
          <div className="mt-8">
            {rows.length > 0 ? (
              <HelpGrid rows={rows} />
            ) : (
              <EmptyState title={t(words.nobody)} action={<Link href={helpAddress(emptyHelpSearch)}>{t(words.everything)}</Link>}>
                {t(words.nobodyText)}
              </EmptyState>
            )}
          </div>
          <div className="mt-8">
            <Pagination
              label={t(words.pages)}
              page={search.page}
              pages={Math.ceil(total / pageSize)}
              href={(page) => helpAddress(search, { page })}
              words={{ previous: t(words.previous), next: t(words.next), page: (page) => t(words.page, { page }) }}
            />
          </div>
        </div>
      </section>
      <section className="bg-tint">
        <div className="wrap py-12">
          <h2 className="text-3xl mb-6">{t(words.howItGoes)}</h2>
          <ol className="help-steps">
            {steps.map(({ title, text }) => (
              <li key={title.nl}>
                <h3 className="h-row text-lg">{t(title)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </ol>
          <p className="mt-8">{t(words.emergency)}</p>
        </div>
      </section>
    </>
  )
}
