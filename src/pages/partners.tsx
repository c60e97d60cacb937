import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { StaffBar } from '#features/lists/web/staff-bar.tsx'
import { fetchPartners } from '#features/partners/fetch-partners.ts'
import { partnerWords as words } from '#features/partners/messages.ts'
import { PartnerGroups } from '#features/partners/web/partner-groups.tsx'
import { visitContext } from '#shell/context.ts'
import { PageMeta } from './page-meta.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { shell, may, pages } = context.get(visitContext)
  return {
    groups: await fetchPartners(context.get(apiContext), shell.locale),
    center: { name: shell.center.name, town: shell.center.town },
    mayManage: shell.person !== null && may('partners.update') && pages.has('content'),
    url: new URL('/partners', request.url).href,
  }
}

export default function Partners() {
  const t = useT()
  const { groups, center, mayManage, url } = useLoaderData<typeof loader>()
  const intro = t(words.intro, { name: center.name })
  return (
    <>
      <PageMeta url={url} title={t(words.title)} description={intro} crumbs={[{ url: '/', name: center.name }]} hidden={groups.length === 0} />
      {mayManage && (
        <StaffBar
          label={t(words.bar)}
          badge={<strong>{t(words.title)}</strong>}
          reason={null}
          ways={[{ href: '/content?part=partners', label: t(words.manage), isMain: true }]}
        />
      )}
      <div className="wrap pt-10 md:pt-14">
        <h1>{t(words.heading, { town: center.town })}</h1>
        <p className="text-xl text-text-soft mt-4 max-w-[52ch]">{intro}</p>
        {groups.length > 0 ? (
          <PartnerGroups groups={groups} />
        ) : (
          <div className="mt-12">
            <EmptyState title={t(words.nothing)} tile="hart" />
          </div>
        )}
      </div>
    </>
  )
}
