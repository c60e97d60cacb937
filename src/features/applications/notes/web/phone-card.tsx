import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#features/applications/model/messages.ts'
import { noteWords as words } from '#features/applications/notes/note-words.ts'
import type { Notes } from '#features/applications/notes/notes-of.ts'
import type { NoteOutcome } from './note-action.ts'
import { useNote } from './use-note.ts'

/** Lets the volunteer allow the organization to phone, and withdraw that. */
export function PhoneCard({ phone: { id, organization, isShared, number }, sent }: { phone: NonNullable<Notes['phone']>; sent?: NoteOutcome | undefined }) {
  const t = useT()
  const { fetcher, busy } = useNote('note_phone', sent)
  const title = t(words.mayCall, { organization })
  return (
    <section className="expected" aria-label={title}>
      <Icon name="phone" size={26} />
      <div className="min-w-0">
        <p className="font-semibold leading-snug">{title}</p>
        <p className="leading-snug break-words text-text-soft">
          {!number ? t(words.noPhone) : isShared ? t(words.calls, { organization, phone: number }) : t(words.callsNot)}
        </p>
      </div>
      <div className="expected-ways">
        {number ? (
          <FetchForm fetcher={fetcher} action={`/applications/${id}`}>
            <input type="hidden" name="intent" value="note_phone" />
            <input type="hidden" name="share" value={String(!isShared)} />
            <Button variant="second" size="small" busy={busy && t(messages.submitting)}>
              {t(isShared ? words.shareNot : words.share)}
            </Button>
          </FetchForm>
        ) : (
          <LinkButton href="/profile-edit" variant="second" size="small">
            {t(words.toProfile)}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
