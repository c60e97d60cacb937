import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { SettingsFrame } from '#features/settings/profile/web/settings-frame.tsx'
import { widgetSettingWords as words } from '#features/widget/setting-words.ts'
import { kindOf, readWidget } from '#features/widget/widget.ts'
import { WidgetSetting } from '#features/widget/web/widget-setting.tsx'
import { loadAsDocument } from '#features/settings/look/web/load-as-document.ts'
import { visitContext } from '#shell/context.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { flags, shell } = context.get(visitContext)
  const { searchParams, origin } = new URL(request.url)
  const { activities: hasActivities, internationalisation: isBilingual } = flags
  return {
    origin,
    town: shell.center.town,
    kind: kindOf(searchParams.get('kind') ?? undefined, hasActivities),
    choice: readWidget(searchParams, isBilingual),
    hasActivities,
    isBilingual,
  }
}

export async function clientLoader({ serverLoader, request }: ClientLoaderFunctionArgs) {
  loadAsDocument('/settings/widget', new URL(request.url).search)
  return await serverLoader<typeof loader>()
}

/** The vacancies or activities on a website of somebody else: the line that puts them there, and the feeds for programs. */
export default function WidgetPage() {
  const t = useT()
  return (
    <SettingsFrame current="widget" text={t(words.text)}>
      <WidgetSetting {...useLoaderData<typeof loader>()} />
    </SettingsFrame>
  )
}
