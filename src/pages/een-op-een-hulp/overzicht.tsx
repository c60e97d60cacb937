import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { Link } from '#design/link/link.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { qrPath } from '#kernel/qr/qr-path.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchCandidates } from '#features/one-on-one/candidates/fetch-candidates.ts'
import { actAtDesk, type DeskAnswer } from '#features/one-on-one/desk/desk-action.ts'
import { deskWords as words } from '#features/one-on-one/desk/desk-words.ts'
import { type DeskTab, deskTabs, fetchDesk, fetchPlaces, fetchRequest, isDeskTab } from '#features/one-on-one/desk/fetch-desk.ts'
import { deskAddress, DeskList } from '#features/one-on-one/desk/web/desk-list.tsx'
import { fetchCare } from '#features/one-on-one/desk/fetch-care.ts'
import { CareList } from '#features/one-on-one/desk/web/care-list.tsx'
import { DeskRequestView } from '#features/one-on-one/desk/web/desk-request.tsx'
import '#features/one-on-one/desk/web/desk.css'
import { helpAddPath, helpDeskPath } from '#features/one-on-one/model/addresses.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useShell, visitContext } from '#shell/context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const [asked, open] = [searchParams.get('tab'), searchParams.get('open')]
  const opened = open === null ? null : await nullIfNotFound(fetchRequest(api, open))
  const own = opened && (Object.keys(deskTabs) as DeskTab[]).find((name) => (deskTabs[name] as readonly string[]).includes(opened.status))
  const tab: DeskTab = isDeskTab(asked) ? asked : (own ?? 'pending')
  const searched = cutText(searchParams.get('zoek') ?? '', 100)
  const isCare = asked === 'care'
  const [desk, care, places, helpers] = await Promise.all([
    fetchDesk(api, { tab, locale, now: new Date() }),
    fetchCare(api, isCare),
    opened?.status === 'pending' ? fetchPlaces(api, { words: searched, town: opened.town }) : [],
    opened && ['open', 'proposed', 'matched'].includes(opened.status) ? fetchCandidates(api, opened.id) : null,
  ])
  return { helpers, care, isCare, tab, opened, places, searched, site: new URL(request.url).origin, ...desk }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const answer = await actAtDesk(context.get(apiContext), await request.formData(), locale)
  if (answer.link !== undefined) return data<DeskAnswer>({ ...answer, qr: qrPath(new URL(request.url).origin + answer.link) })
  if (answer.done === undefined) return data<DeskAnswer>(answer, 422)
  const url = new URL(request.url)
  // After a decision the next one comes first.
  if (answer.intent === 'approve' || answer.intent === 'deny') url.searchParams.delete('open')
  url.searchParams.delete('zoek')
  // Not the address of the call: the router's own ends in `.data`.
  return redirect(helpDeskPath + url.search, { status: 303, headers: { 'set-cookie': toastCookieHeader(answer.done) } })
}

/** The desk of the coordinators: who waits on the left, one request with all that is known of it beside it. */
export default function HelpDesk() {
  const t = useT()
  const { helpers, care, isCare, tab, opened, places, searched, site, rows, counts } = useLoaderData<typeof loader>()
  const { center } = useShell()
  const answer = useAnswer() as DeskAnswer | undefined
  const tabs = (Object.keys(deskTabs) as DeskTab[]).map((name) => ({
    href: deskAddress(name),
    label: t(words[name]),
    ...(name !== 'ended' && { count: counts[name] }),
    alert: name === 'pending' && counts[name] > 0,
    current: name === tab && !isCare,
  }))
  tabs.splice(-1, 0, { href: `${helpDeskPath}?tab=care`, label: t(words.care), count: care.total, alert: care.total > 0, current: isCare })
  return (
    <>
      <PageHead title={t(words.title)}>
        <LinkButton href={`${helpAddPath}?op-papier`} variant="second" icon="pencil-simple">
          {t(words.writeDown)}
        </LinkButton>
      </PageHead>
      <div className="mt-4">
        <Tabs label={t(words.tabs)} tabs={tabs} />
      </div>
      {isCare && (
        <div className="mt-6 max-w-[48rem]">
          <CareList rows={care.rows} />
        </div>
      )}
      <div className={isCare ? 'hidden' : 'mt-6 grid lg:grid-cols-[16rem_minmax(0,1fr)] gap-8'}>
        <div className={opened ? 'max-lg:hidden' : undefined}>
          {rows.length > 0 ? (
            <DeskList rows={rows} tab={tab} open={opened?.id ?? null} />
          ) : (
            <EmptyState title={t(words.nobody)} tile="stoel">
              {t(words.nobodyText)}
            </EmptyState>
          )}
        </div>
        <div className="min-w-0">
          {opened && (
            <p className="lg:hidden mb-4">
              <Link href={deskAddress(tab)}>{t(words.back)}</Link>
            </p>
          )}
          {opened ? (
            <DeskRequestView
              key={opened.id}
              request={opened}
              places={places}
              searched={searched}
              tab={tab}
              answer={answer}
              helpers={helpers}
              site={site}
              center={center}
            />
          ) : (
            rows.length > 0 && <p className="text-text-soft max-lg:hidden">{t(words.chooseOne)}</p>
          )}
        </div>
      </div>
    </>
  )
}
