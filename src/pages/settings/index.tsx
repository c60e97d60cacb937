import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import type { IconName } from '#design/icon/icon-names.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { type Saved, fetchSettings, saveProfile } from '#features/settings/profile/save-profile.ts'
import { analyticsForm } from '#features/settings/profile/profile-forms.ts'
import { GeneralSettings } from '#features/settings/profile/web/general-settings.tsx'
import { settingsWords } from '#features/settings/model/messages.ts'
import { SettingsFrame } from '#features/settings/profile/web/settings-frame.tsx'
import { bringFirstDayBack, fetchFirstDay } from '#features/first-day/fetch-first-day.ts'
import { stepsLeft } from '#features/first-day/first-day.ts'
import { FirstDaySetting, bringBackIntent } from '#features/first-day/web/first-day-setting.tsx'
import { tablePageWords as placeWords } from '#features/places/table-words.ts'
import { fetchRegionSetting } from '#features/region/fetch-region-setting.ts'
import { RegionSetting } from '#features/region/web/region-setting.tsx'
import { saveRegionSetting } from '#features/region/web/save-region-setting.ts'
import { fetchReview } from '#features/vacancies/moderation/fetch-review.ts'
import { saveApproval } from '#features/activities/writing/save-approval.ts'
import { approvalIntent, ApprovalSetting } from '#features/activities/writing/web/approval-setting.tsx'
import { ReviewSetting } from '#features/vacancies/moderation/web/review-setting.tsx'
import { saveReview } from '#features/vacancies/moderation/web/save-review.ts'
import { fetchVocabulary } from '#features/vocabulary/vocabulary-entry.ts'
import { vocabularyWords } from '#features/vocabulary/messages.ts'
import { SearchWords, changeOwnWords } from '#features/vocabulary/web/search-words.tsx'
import { visitContext } from '#shell/context.ts'

/** Search words are a part of this page (decisions 48). */
const isWords = (request: Request) => new URL(request.url).searchParams.get('part') === 'words'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { may, flags, shell } = context.get(visitContext)
  if (isWords(request)) {
    const asked = cutText(new URL(request.url).searchParams.get('q')?.trim(), 100) ?? ''
    return { words: { asked, mayAdd: may('vocabulary_entries.create'), ...(await fetchVocabulary(api, asked)) } }
  }
  const isInProvince = shell.tenant.context === 'gelderland'
  const [{ profile, site }, { reviewsVacancies, activitiesNeedApproval, meta }, region, firstDay] = await Promise.all([
    fetchSettings(api),
    fetchReview(api),
    isInProvince ? fetchRegionSetting(api) : null,
    may('first_day.read') ? fetchFirstDay(api) : null,
  ])
  const values = typedOf(analyticsForm, profile)
  return {
    general: { site, values, version: profile.meta.version, mayChange: may('volunteer_center_profiles.update') },
    firstDay: firstDay && { left: stepsLeft(firstDay, may), away: firstDay.away, mayChange: may('first_day.update') },
    mayLoadPlaces: may('postcodes.replace'),
    mayExport: may('center_exports.read'),
    region: region && {
      shownInRegion: region.shownInRegion,
      municipalities: region.municipalities,
      version: region.meta.version,
      mayChange: may('volunteer_centers.update'),
    },
    review: { reviews: reviewsVacancies, version: meta.version, mayChange: may('volunteer_centers.update') },
    approval: flags.activities ? { needsApproval: activitiesNeedApproval, version: meta.version, mayChange: may('volunteer_centers.update') } : null,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale, center } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const sent = await request.formData()
  if (sent.get('intent') === bringBackIntent) {
    await bringFirstDayBack(api)
    return redirect('/dashboard', 303)
  }
  if (sent.get('intent') === 'reviews') {
    const { refused, said } = await saveReview(api, sent, locale)
    if (refused) return data<FormAnswer & { intent: string }>({ ...refused, intent: 'reviews' }, refused.status)
    return redirect('/settings', { status: 303, headers: { 'Set-Cookie': toastCookieHeader(said) } })
  }
  if (sent.get('intent') === approvalIntent) {
    const { refused, said } = await saveApproval(api, sent, { locale, center: center.name })
    if (refused) return data<FormAnswer & { intent: string }>({ ...refused, intent: approvalIntent }, refused.status)
    return redirect('/settings', { status: 303, headers: { 'Set-Cookie': toastCookieHeader(said) } })
  }
  if (sent.get('intent') === 'region') {
    const { refused, said } = await saveRegionSetting(api, sent, locale)
    if (refused) return data<FormAnswer & { intent: string }>({ ...refused, intent: 'region' }, refused.status)
    return redirect('/settings', { status: 303, headers: { 'Set-Cookie': toastCookieHeader(said) } })
  }
  if (!isWords(request)) {
    const outcome = await saveProfile({ api, form: analyticsForm, data: sent, locale })
    return outcome.refused ? data(outcome.refused, outcome.refused.status) : outcome.saved
  }
  const { refused, intent, said } = await changeOwnWords(api, sent, locale)
  if (refused) return data<FormAnswer & { intent: string }>({ ...refused, intent }, refused.status)
  return redirect('/settings?part=words', { status: 303, headers: { 'Set-Cookie': toastCookieHeader(said) } })
}

/** The available settings and their current values. */
export default function Settings() {
  const t = useT()
  const { words, general, review, approval, region, firstDay, mayLoadPlaces, mayExport } = useLoaderData<typeof loader>()
  const answer = useAnswer() as (FormAnswer & { intent?: string }) | Saved | undefined
  const answerOf = (intent: string) => (answer && 'intent' in answer && answer.intent === intent ? answer : undefined)
  // An answer to one of the other forms of the page, each of which has an intent.
  const isOfOther = answer !== undefined && 'intent' in answer
  if (words)
    return (
      <SettingsFrame current="words" text={t(vocabularyWords.text)}>
        <SearchWords {...words} answer={answer as (FormAnswer & { intent: string }) | undefined} />
      </SettingsFrame>
    )
  return (
    <SettingsFrame current="general">
      <GeneralSettings {...general} answer={isOfOther ? undefined : answer}>
        {firstDay && <FirstDaySetting {...firstDay} />}
        <ReviewSetting {...review} answer={answerOf('reviews')} />
        {approval && <ApprovalSetting {...approval} answer={answerOf(approvalIntent)} />}
        {region && <RegionSetting {...region} answer={answerOf('region')} />}
        {mayExport && (
          <PageSetting
            id="export"
            title={t(settingsWords.export)}
            text={t(settingsWords.exportText)}
            href="/settings/export"
            icon="archive"
            label={t(settingsWords.toExport)}
          />
        )}
        {mayLoadPlaces && (
          <PageSetting
            id="places"
            title={t(placeWords.title)}
            text={t(placeWords.settingsText)}
            href="/volunteerly/places"
            icon="map-pin"
            label={t(placeWords.toPage)}
          />
        )}
      </GeneralSettings>
    </SettingsFrame>
  )
}

/** A setting that has a page of its own. */
function PageSetting({ id, title, text, href, icon, label }: { id: string; title: string; text: string; href: string; icon: IconName; label: string }) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      <p className="mt-1 mb-3 text-text-soft">{text}</p>
      <LinkButton href={href} variant="second" icon={icon}>
        {label}
      </LinkButton>
    </section>
  )
}
