import { type ActionFunctionArgs, type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { designForm, designValues } from '#features/settings/look/design-form.ts'
import { settleOwnColors } from '#features/settings/look/own-color.ts'
import { designWords } from '#features/settings/look/design-messages.ts'
import { fetchSettings, saveProfile } from '#features/settings/profile/save-profile.ts'
import { settingsWords as words } from '#features/settings/model/messages.ts'
import { LookEditor } from '#features/settings/look/web/look-editor.tsx'
import { type SettingsAnswer, useSaved } from '#features/settings/profile/web/settings-form.tsx'
import { SettingsFrame } from '#features/settings/profile/web/settings-frame.tsx'
import { loadAsDocument } from '#features/settings/look/web/load-as-document.ts'
import { visitContext } from '#shell/context.ts'

const LookReader = lazyPart(() => import('#features/settings/look/web/look-reader.tsx').then((file) => file.LookReader))

const pictures = ['logo', 'icon'] as const

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { may } = context.get(visitContext)
  const [{ profile, site, preview }, looks, vacancies] = await Promise.all([
    fetchSettings(api, pictures),
    api.centerLooks.list({ page: { size: 8 } }),
    api.vacancies.list({ filter: { statusEq: 'published' }, page: { size: 1 }, fields: { vacancies: ['title'] } }),
  ])
  const [vacancy] = vacancies.items
  return {
    site,
    mayChange: may('volunteer_center_profiles.update'),
    version: profile.meta.version,
    values: { ...designValues(profile), logo: [profile.logo?.id ?? ''], icon: [profile.icon?.id ?? ''] },
    pictures: { logo: profile.logo, icon: profile.icon },
    looks: looks.items.map(({ id, look, chosenByName, createdAt }) => ({ id, look, chosenByName, createdAt })),
    preview,
    pages: [
      { label: designWords.home, path: '/' },
      { label: designWords.search, path: '/vacancies/search' },
      ...(vacancy ? [{ label: designWords.vacancy, path: `/vacancies/${vacancy.id}` }] : []),
    ],
  }
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  loadAsDocument('/settings/design')
  return await serverLoader<typeof loader>()
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const sent = await request.formData()
  const faults = settleOwnColors(sent, locale)
  if (Object.keys(faults).length > 0) return data<SettingsAnswer>({ typed: typedIn(sent), faults: { fields: faults } }, 422)
  const outcome = await saveProfile({ api: context.get(apiContext), form: designForm, data: sent, locale, links: pictures })
  return outcome.refused ? data(outcome.refused, outcome.refused.status) : outcome.saved
}

const typedIn = (sent: FormData) => Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, [value]]] : [])))

export default function Design() {
  const t = useT()
  const { mayChange, ...shown } = useLoaderData<typeof loader>()
  const answer = useSaved(useAnswer() as SettingsAnswer)
  return (
    <SettingsFrame current="design" text={t(designWords.text)}>
      {mayChange ? (
        <LookEditor key={shown.version} {...shown} answer={answer} />
      ) : (
        <>
          <p className="mt-2 text-text-soft">{t(words.onlyAdmins)}</p>
          <LookReader {...shown} />
        </>
      )}
    </SettingsFrame>
  )
}
