import { useT } from '#kernel/i18n/web/provider.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { followWords as words } from '#features/applications/guests/follow-words.ts'
import { messages } from '#features/applications/model/messages.ts'
import type { Guest } from './fetch-draft.ts'

/** The center applies for somebody without e-mail. */
export function ForGuest({ typed, fields }: { typed: Guest | undefined; fields: Readonly<Record<string, string>> }) {
  const t = useT()
  const isOpen = typed !== undefined || Object.keys(fields).some((name) => name.startsWith('guest'))
  return (
    <details open={isOpen || undefined}>
      <summary className="link inline-block py-2 cursor-pointer">{t(words.forOther)}</summary>
      <p className="mt-2">{t(words.forOtherText)}</p>
      <div className="mt-4 space-y-6">
        <TextField name="guest_name" label={t(words.guestName)} error={fields['guest.name']} maxLength={100} autoComplete="off" defaultValue={typed?.name} />
        <TextField
          name="guest_phone"
          label={t(words.guestPhone)}
          optional={t(messages.notNeeded)}
          error={fields['guest.phone']}
          maxLength={30}
          autoComplete="off"
          defaultValue={typed?.phone}
        />
        <TextField
          name="guest_address"
          label={t(words.guestAddress)}
          optional={t(messages.notNeeded)}
          error={fields['guest.address']}
          maxLength={200}
          autoComplete="off"
          defaultValue={typed?.address}
        />
      </div>
    </details>
  )
}
