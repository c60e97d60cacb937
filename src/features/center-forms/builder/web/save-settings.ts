import { slugOf } from '#kernel/fields/slug.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import type { OpenedForm } from '#features/center-forms/model/center-form.ts'
import { settingsForm, settingsOf } from '#features/center-forms/builder/settings-form.ts'

/** Saves what somebody changed of the settings of a form, beside what others changed meanwhile; what was refused comes back. */
export async function saveSettings(
  api: Client,
  path: string,
  { sent, locale }: { sent: FormData; locale: Locale },
): Promise<(FormAnswer & { status: number }) | null> {
  const fetchIt = async () => (await api.request('GET', path)).meta as OpenedForm
  const { colleagues } = await fetchIt()
  sent.set('slug', slugOf(String(sent.get('slug') ?? '').slice(0, 200)))
  const outcome = await changeByForm({
    form: settingsForm(colleagues),
    data: sent,
    locale,
    read: async () => settingsOf((await fetchIt()).form),
    write: async ({ closesOn, keepMonths, mailTo, ...body }, { version }) =>
      await api.request(
        'PATCH',
        path,
        {
          ...body,
          ...(closesOn !== undefined && { closes_on: closesOn }),
          ...(keepMonths !== undefined && { keep_months: keepMonths }),
          ...(mailTo && { mail_to: mailTo }),
        },
        { 'if-match': `"v${version}"` },
      ),
  })
  return 'refused' in outcome ? outcome.refused : null
}
