import { useT } from '#kernel/i18n/web/provider.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { stockForm } from '#features/files/stock/stock-form.ts'
import { stockWords as words } from '#features/files/model/stock-messages.ts'
import { FilePicker } from '#features/files/picker/web/file-picker.tsx'

/** A form that offers a photo of the library as a stock image. */
export function OfferFile({ answer }: { answer: FormAnswer | undefined }) {
  const t = useT()
  return (
    <details className="mt-10 max-w-[40rem]" open={answer !== undefined}>
      <summary className="font-semibold text-lg py-2 cursor-pointer">{t(words.offer)}</summary>
      <p className="text-text-soft mb-4">{t(words.offerText)}</p>
      <DeclaredForm form={stockForm} answer={answer} submit={t(words.offerYes)} intent="offer">
        <FilePicker name="file" label={t(words.file)} value={null} error={answer?.faults.fields['file']} />
        <FormFields of={stockForm} className="mt-6" />
      </DeclaredForm>
    </details>
  )
}
