import { text } from '#kernel/fields/field.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { messages } from '#features/lists/messages.ts'

type Words = { nl: string; en: string }
type Props = { label: Words; hint: Words; /** The usual reasons. */ usual: readonly Words[]; fault?: string | undefined }

/** A reason: one of the usual ones with one press, or free text. The form sends the text. */
export function ReasonFields({ label, hint, usual, fault }: Props) {
  const t = useT()
  return (
    <div className="mt-4 grid gap-3">
      <p className="label" id="usual-reasons">
        {t(label)}
      </p>
      <div role="group" aria-labelledby="usual-reasons" className="flex flex-wrap gap-2">
        {usual.map((reason) => (
          <button key={reason.nl} type="button" className="chip chip-sm" onClick={({ currentTarget }) => fill(currentTarget, t(reason))}>
            {t(reason)}
          </button>
        ))}
      </div>
      <TextAreaField name="reason" label={t(messages.reason)} hint={t(hint)} rows={3} maxLength={1000} error={fault} check={{ field: text({ max: 1000 }) }} />
    </div>
  )
}

/** Inserts a reason before what was typed, which is never lost. */
function fill(button: HTMLElement, text: string): void {
  const area = button.closest('form')?.querySelector<HTMLTextAreaElement>('textarea[name=reason]')
  if (!area) return
  if (!area.value.includes(text)) area.value = area.value.trim() === '' ? `${text}.` : `${text}. ${area.value}`
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}
