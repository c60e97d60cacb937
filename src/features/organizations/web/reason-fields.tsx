import { useT } from '#kernel/i18n/web/provider.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { listWords as words } from '#features/organizations/list-messages.ts'

const reasons = ['isDouble', 'noVolunteers', 'otherTown', 'unreachable'] as const

/** Why: one of the usual reasons in one press, or words of one's own. What is sent is the text. */
export function ReasonFields({ label, fault }: { label: { nl: string; en: string }; fault?: string | undefined }) {
  const t = useT()
  return (
    <div className="mt-4 grid gap-3">
      <p className="label" id="usual-reasons">
        {t(label)}
      </p>
      <div role="group" aria-labelledby="usual-reasons" className="flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <button key={reason} type="button" className="chip chip-sm" onClick={({ currentTarget }) => fill(currentTarget, t(words[reason]))}>
            {t(words[reason])}
          </button>
        ))}
      </div>
      <TextAreaField name="reason" label={t(words.messageToAll)} hint={t(words.whyHint)} rows={3} maxLength={1000} error={fault} />
    </div>
  )
}

/** Before what somebody has written already, which is never lost. */
function fill(button: HTMLElement, text: string): void {
  const area = button.closest('form')?.querySelector<HTMLTextAreaElement>('textarea[name=reason]')
  if (!area) return
  if (!area.value.includes(text)) area.value = area.value.trim() === '' ? `${text}.` : `${text}. ${area.value}`
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}
