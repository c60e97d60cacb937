import type { Typed } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import type { FilePicture } from '#features/files/model/file.ts'
import { FilePicker } from '#features/files/picker/web/file-picker.tsx'
import { partnerForm, partnerFormFor } from '#features/partners/partner-list.ts'
import { staffWords as words } from '#features/partners/staff-messages.ts'

type Edited = {
  id: string
  name: string
  values: Typed
  version: number
  mayChange: boolean
  logo: FilePicture | null
}
type Props = { /** Null: a new one. */ partner: Edited | null; isBilingual: boolean; answer: FormAnswer | undefined }

/** The form of a partner. */
export function PartnerEditor({ partner, isBilingual, answer }: Props) {
  const t = useT()
  const title = partner?.name ?? t(words.add)
  const head = <PageHead title={title} crumbs={[{ href: '/content?part=partners', label: t(words.title) }]} current={title} />
  if (partner && !partner.mayChange)
    return (
      <>
        {head}
        <p className="mt-6">{t(words.readOnly)}</p>
      </>
    )
  return (
    <>
      {head}
      <div className="max-w-[44rem] mt-8">
        <DeclaredForm
          form={partnerFormFor(isBilingual)}
          values={partner?.values ?? { kind: ['partner'], position: ['100'] }}
          {...(partner && { version: partner.version })}
          keptAs={partner?.id ?? 'new-partner'}
          answer={answer}
          pictureLabels={{ logo: words.logo }}
          submit={t(partner ? words.save : words.add)}
          asks
          beside={
            partner ? (
              <Button variant="danger-2" name="intent" value="remove" formNoValidate>
                {t(words.remove)}
              </Button>
            ) : (
              <LinkButton variant="quiet" size="large" href="/content?part=partners">
                {t(words.back)}
              </LinkButton>
            )
          }
        >
          <div className="space-y-6">
            <FilePicker name="logo" value={partner?.logo ?? null} label={t(words.logo)} hint={t(words.logoHint)} optional />
            <FormFields of={partnerForm} />
          </div>
        </DeclaredForm>
      </div>
    </>
  )
}
