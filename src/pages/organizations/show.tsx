import { type ActionFunctionArgs, data as answer, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import { organizationConversationAction } from '#features/conversations/organization-page/web/organization-conversation-action.ts'
import { messages as words } from '#features/organizations/model/messages.ts'
import { ngo } from '#features/organizations/model/ngo.ts'
import { AboutOrganization, ContactList } from '#features/organizations/presentation/web/about-organization.tsx'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { mapNames } from '#features/places/map-names.ts'
import { drawSmallMap } from '#features/places/web/draw-map.ts'
import { SmallMap } from '#features/places/web/small-map.tsx'
import { sharePicture } from '#features/uploads/share-picture.ts'
import { UploadedPicture } from '#features/uploads/web/uploaded-picture.tsx'
import { rowQuery, rowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'
import { visitContext } from '#shell/context.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { loadManaged } from './load-managed.ts'
import { Managed } from './managed.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { locale } = visit.shell
  const api = context.get(apiContext)
  const [organization, vacancies] = await Promise.all([
    api.organizations.get(params.id!, { include: ['address', 'profile', 'logo', 'cover'] }),
    api.vacancies.list({
      ...rowQuery(locale),
      filter: { organizationId: params.id, open: true },
      sort: '-publishedAt',
      page: { size: 50 },
    }),
  ])
  const managed = visit.shell.person && (await loadManaged(api, organization, visit))
  const { id, name, summary, organizationType, website, phone, publicEmail, responseMedianDays, address, profile, logo, cover } = organization
  const at = address?.latitude && address.longitude ? ([address.latitude, address.longitude] as const) : null
  const url = new URL(`/organizations/${id}`, request.url).href
  const street = address?.street ? `${address.street} ${address.houseNumber ?? ''}`.trim() : null
  return {
    name,
    summary,
    organizationType,
    website,
    phone,
    publicEmail,
    responseMedianDays,
    address: address && { street, postcode: address.postcode, city: address.city },
    paragraphs: profile?.description.split(/\n{2,}/) ?? [],
    themes: profile?.themes ?? [],
    logo: logo && { alt: logo.alt, pictures: logo.pictures },
    cover: cover && { alt: cover.alt, pictures: cover.pictures },
    map: at && street ? drawSmallMap(at, { credit: visit.shell.mapCredit, names: mapNames }) : null,
    vacancies: vacancies.items.map((item) => rowFacts(item, locale)),
    url,
    picture: sharePicture(cover, request.url),
    data: ngo({ organization, url }),
    managed,
    isHidden: organization.status !== 'approved',
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const organizationId = params.id!
  const back = `/organizations/${organizationId}`
  const done = await organizationConversationAction(context.get(apiContext), await request.formData(), { organizationId, back, locale })
  if (!done) throw answer({ code: 'bad_request' }, { status: 400 })
  return done
}

export const handle = { title: ({ name }: { name: string }) => name }

export default function OrganizationPage() {
  const t = useT()
  const {
    name,
    summary,
    organizationType,
    website,
    phone,
    publicEmail,
    responseMedianDays,
    address,
    paragraphs,
    themes,
    logo,
    cover,
    map,
    vacancies,
    url,
    data,
    picture,
    managed,
    isHidden,
  } = useLoaderData<typeof loader>()
  const outcome = useAnswer() as Partial<MessageOutcome> | undefined
  const { tile } = tileOf(themes)
  return (
    <>
      <PageMeta
        {...{ url, data, picture }}
        english={null}
        title={name}
        description={summary || name}
        crumbs={[{ url: '/vacancies/search', name: t(words.vacancyBank) }]}
        hidden={isHidden}
      />
      {managed && <Managed name={name} managed={managed} outcome={outcome?.message} />}
      <div className="wrap pt-6 pb-4">
        <Breadcrumbs label={t(words.breadcrumbs)} crumbs={[{ href: '/vacancies/search', label: t(words.vacancyBank) }]} current={name} />
      </div>
      {cover && (
        <div className="wrap pb-8">
          <UploadedPicture picture={cover} sizes="(min-width: 80rem) 76rem, 100vw" first className="organization-cover" />
        </div>
      )}
      <div className="wrap grid lg:grid-cols-[1fr_22.5rem] gap-10 xl:gap-20">
        <div className="min-w-0">
          <AboutOrganization {...{ name, summary, city: address?.city ?? null, themes, logo, responseMedianDays, paragraphs }} />
          <section className="mt-12">
            <h2 className="text-3xl mb-5">{vacancies.length > 0 ? t(words.openVacancies, { n: vacancies.length }) : t(words.noVacancies)}</h2>
            {vacancies.length > 0 ? (
              <VacancyRows rows={vacancies.map((row) => ({ ...row, by: null }))} />
            ) : (
              <EmptyState title={t(words.noVacanciesText)} heading="h3" action={<LinkButton href="/vacancies/search">{t(words.searchAll)}</LinkButton>} />
            )}
          </section>
        </div>
        <aside className="self-start" aria-labelledby="contact">
          <h2 id="contact" className="text-2xl mb-2">
            {t(words.contact)}
          </h2>
          <div className="rule-strong">
            <ContactList {...{ organizationType, address, phone, publicEmail, website }} />
          </div>
          {map && address?.street && <SmallMap map={map} tile={tile} label={t(words.map, { place: address.city })} sign={address.street} />}
        </aside>
      </div>
    </>
  )
}
