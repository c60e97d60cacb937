import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { Tabs } from '#design/nav/tabs.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { fetchList } from '#features/lists/fetch-list.ts'
import { readList } from '#features/lists/list.ts'
import { workshopCertificatePath } from '#features/badges/model/addresses.ts'
import { workshopsAddress } from '#features/workshops/model/address.ts'
import { loadMine, loadOffer } from '#features/workshops/offer/load-offer.ts'
import { offerWords as words } from '#features/workshops/offer/offer-words.ts'
import { MineView } from '#features/workshops/offer/web/mine-view.tsx'
import { OfferView } from '#features/workshops/offer/web/offer-view.tsx'
import { workshopList } from '#features/workshops/overview/workshop-list.ts'
import { ListOfWorkshops } from '#features/workshops/overview/web/list-of-workshops.tsx'
import { visitContext } from '#shell/context.ts'
import '#features/workshops/presentation/web/workshops.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { may } = context.get(visitContext)
  const keeps = may('workshops.update')
  const query = new URL(request.url).searchParams
  const now = new Date().toISOString()
  const asked = query.get('view')
  if (asked === 'mine') return { view: 'mine' as const, keeps, now, ...(await loadMine(api, now)) }
  if (asked === 'offer' || !keeps) return { view: 'offer' as const, keeps, now, ...(await loadOffer(api, query)) }
  return { view: 'manage' as const, keeps, now, page: await fetchList(api.workshops, workshopList, readList(workshopList, request.url)) }
}

/** Cancels one of one's own registrations. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const sent = await request.formData()
  const id = String(sent.get('intent') ?? '').replace(/^cancel-/, '')
  await context.get(apiContext).workshopRegistrations.callVerb(cutText(id, 40), 'cancel', {})
  return redirect(`${workshopsAddress}?view=mine`, { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, words.cancelled)) } })
}

export default function Workshops() {
  const t = useT()
  const loaded = useLoaderData<typeof loader>()
  const { view, keeps, now } = loaded
  const tabs = (
    <Tabs
      label={t(words.views)}
      tabs={[
        ...(keeps ? [{ href: workshopsAddress, label: t(words.manage), current: view === 'manage' }] : []),
        { href: `${workshopsAddress}?view=offer`, label: t(words.offer), current: view === 'offer' },
        { href: `${workshopsAddress}?view=mine`, label: t(words.mine), current: view === 'mine' },
      ]}
    />
  )
  if (loaded.view === 'manage') return <ListOfWorkshops page={loaded.page} now={now} above={tabs} />
  return (
    <>
      <PageHead title={t(words.title)} text={t(words.text)} />
      <div className="mt-4">{tabs}</div>
      {loaded.view === 'mine' ? <MineView {...loaded} certificateAt={workshopCertificatePath} /> : <OfferView {...loaded} />}
    </>
  )
}
