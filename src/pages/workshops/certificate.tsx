import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { qrPath } from '#kernel/qr/qr-path.ts'
import { Button, LinkButton } from '#design/button/button.tsx'
import { CheckboxField } from '#design/choice/checkbox-field.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { certificateLink, workshopCertificatePath } from '#features/badges/model/addresses.ts'
import { certificatePageWords as words } from '#features/badges/own/certificate-page-words.ts'
import type { CertificateView } from '#features/badges/own/certificate-view.ts'
import { CertificatePaper } from '#features/badges/own/web/certificate-paper.tsx'
import { PrintButton } from '#features/badges/own/web/print-button.tsx'
import { lackingSigns } from '#features/badges/paper/font-letters.ts'
import { workshopPath, workshopsAddress } from '#features/workshops/model/address.ts'
import '#features/badges/own/web/paper.css'

async function workshopOf(api: Client, address: string) {
  const { items } = await api.workshops.list({
    filter: { address },
    fields: { workshops: ['title', 'slug', 'ownRegistration'] },
    page: { size: 1 },
  })
  if (!items[0]) throw data({ code: 'not_found' }, 404)
  return items[0]
}

async function certificateOf(api: Client, registrationId: string): Promise<CertificateView | null> {
  try {
    const { meta } = await api.request('GET', `workshop_registrations/${encodeURIComponent(registrationId)}/certificate`)
    return (meta as { certificate: CertificateView }).certificate
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return null
  }
}

/** One's own certificate; the staff open that of another by the registration in the address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const { id, title, slug, ownRegistration } = await workshopOf(api, params.id!)
  const registration = url.searchParams.get('registration') ?? ownRegistration?.id
  const certificate = registration === undefined ? null : await certificateOf(api, registration)
  const link = certificate && certificateLink(url.origin, certificate.code)
  return { workshop: { id, title, slug }, certificate, link, qr: link && qrPath(link), lacking: certificate ? lackingSigns(certificate.name) : [] }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const sent = await request.formData()
  const { id } = await workshopOf(api, params.id!)
  const registration = String(sent.get('registration') ?? '')
  if (sent.get('intent') === 'switch-off') {
    try {
      await api.request('PUT', `workshop_registrations/${encodeURIComponent(registration)}/certificate/withdraw`)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      throw data({ code: 'not_found' }, 404)
    }
  }
  const { search } = new URL(request.url)
  return redirect(workshopCertificatePath(id) + search)
}

export default function Certificate() {
  const t = useT()
  const { workshop, certificate, link, qr, lacking } = useLoaderData<typeof loader>()
  const path = workshopPath(workshop)
  const crumbs = [
    { href: workshopsAddress, label: t(words.workshops) },
    { href: path, label: workshop.title },
  ]
  if (!certificate || !link || !qr)
    return (
      <>
        <PageHead title={t(words.title)} crumbs={crumbs} />
        <div className="mt-8">
          <EmptyState title={t(words.none)} action={<LinkButton href={path}>{t(words.toWorkshop)}</LinkButton>}>
            {t(words.noneText)}
          </EmptyState>
        </div>
      </>
    )
  const api = `/door/api/v1/workshop_registrations/${certificate.registrationId}/certificate`
  return (
    <>
      <PageHead title={t(certificate.isOwn ? words.title : words.titleOfOther)} crumbs={crumbs}>
        {!certificate.revoked && (
          <div className="flex flex-wrap gap-3">
            <PrintButton />
            <LinkButton icon="download-simple" href={`${api}/pdf`} download="">
              {t(words.save)}
            </LinkButton>
          </div>
        )}
      </PageHead>
      <div className="mt-8 space-y-8">
        {certificate.revoked && (
          <Alert tone="warn" title={t(words.isOff)}>
            {t(words.isOffText)}
          </Alert>
        )}
        {lacking.length > 0 && (
          <div className="no-print">
            <Alert tone="warn">{t(words.lacking, { signs: lacking.join(' ') })}</Alert>
          </div>
        )}
        <CertificatePaper certificate={certificate} link={link} qr={qr} />
        {!certificate.revoked &&
          (certificate.isOwn ? (
            <Beside certificate={certificate} api={api} />
          ) : (
            <SwitchOff registrationId={certificate.registrationId} said={{ open: words.withdraw, ask: words.withdrawAsk, press: words.withdrawSure }} />
          ))}
      </div>
    </>
  )
}

/** Below the paper: who sees what, the badge, and switching it off. */
function Beside({ certificate: { registrationId, center }, api }: { certificate: CertificateView; api: string }) {
  const t = useT()
  return (
    <div className="no-print space-y-8">
      <p className="flex gap-3 text-text-soft">
        <Icon name="lock" /> <span>{t(words.onlyYou, { center })}</span>
      </p>
      <section className="max-w-[44rem]">
        <h2 className="text-2xl">{t(words.badge)}</h2>
        <p className="mt-2">{t(words.badgeText)}</p>
        <PlainForm action={`${api}/badge`} method="get" className="mt-4 space-y-4">
          <CheckboxField name="with_name" label={t(words.withName)} />
          <Button variant="second" icon="download-simple">
            {t(words.saveBadge)}
          </Button>
        </PlainForm>
      </section>
      <SwitchOff registrationId={registrationId} said={{ open: words.switchOff, ask: words.switchOffAsk, press: words.switchOffSure }} />
    </div>
  )
}

type Message = { nl: string; en: string }

/** Makes the certificate invalid: the participant because they want so, staff because it was a mistake. */
function SwitchOff({ registrationId, said }: { registrationId: string; said: { open: Message; ask: Message; press: Message } }) {
  const t = useT()
  return (
    <details className="no-print">
      <summary className="cursor-pointer text-link underline">{t(said.open)}</summary>
      <p className="mt-2 max-w-[44rem]">{t(said.ask)}</p>
      <PostForm intent="switch-off" className="mt-4">
        {() => (
          <>
            <input type="hidden" name="registration" value={registrationId} />
            <Button variant="danger-2">{t(said.press)}</Button>
          </>
        )}
      </PostForm>
    </details>
  )
}
