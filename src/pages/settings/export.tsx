import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAnswer } from '#design/form/use-answer.ts'
import { checkGivenPassword } from '#features/auth/forms/web/fields.tsx'
import { faultsOf } from '#features/auth/forms/web/faults.ts'
import type { CenterExport } from '#features/center-archives/center-export.ts'
import { pageWords as words } from '#features/center-archives/messages.ts'
import { CenterExportPage } from '#features/center-archives/web/center-export-page.tsx'
import { SettingsFrame } from '#features/settings/profile/web/settings-frame.tsx'
import { faultsIn } from '#kernel/fields/checked-field.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { meta } = await context.get(apiContext).request('GET', 'center_exports')
  return { exports: meta!['exports'] as CenterExport[] }
}

type Outcome = (Faults & { passphrase?: undefined }) | { passphrase: string }

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const form = await request.formData()
  const fields = faultsIn(form, locale, { currentPassword: checkGivenPassword })
  if (Object.keys(fields).length > 0) return data<Outcome>({ fields }, 422)
  try {
    const { meta } = await context.get(apiContext).request('POST', 'center_exports', { currentPassword: String(form.get('currentPassword')) })
    return data<Outcome>({ passphrase: (meta!['asked'] as { passphrase: string }).passphrase })
  } catch (error) {
    return data<Outcome>(faultsOf(error, locale), (error as ApiError).status)
  }
}

/** Everything of the center in one encrypted file, for its admins (ADR 0075). */
export default function ExportCenter() {
  const t = useT()
  const { exports } = useLoaderData<typeof loader>()
  const outcome = useAnswer() as Outcome | undefined
  const faults = outcome && 'fields' in outcome ? outcome : undefined
  return (
    <SettingsFrame current="export" text={t(words.text)}>
      <CenterExportPage exports={exports} faults={faults} passphrase={outcome?.passphrase ?? null} />
    </SettingsFrame>
  )
}
