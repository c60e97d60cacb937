import { useT } from '#kernel/i18n/web/provider.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import type { BulkAction } from '#features/lists/web/bulk-action.ts'
import { boardWords as words } from '#features/applications/board/words.ts'
import { messages } from '#features/applications/model/messages.ts'
import { declineReasons } from '#features/applications/model/states.ts'
import { verbWords } from '#features/applications/model/verb-words.ts'

const review: BulkAction = {
  key: 'review',
  label: words.seen,
  icon: 'eye',
  path: 'applications/review',
  attributes: {},
  question: words.reviewThem,
  done: words.reviewedThem,
}
const waitlist: BulkAction = {
  key: 'waitlist',
  label: words.waitlisted,
  icon: 'hourglass-medium',
  path: 'applications/waitlist',
  attributes: {},
  question: words.waitlistThem,
  done: words.waitlistedThem,
}
const decline: BulkAction = {
  key: 'decline',
  label: verbWords.decline,
  icon: 'x',
  tone: 'danger',
  path: 'applications/decline',
  attributes: {},
  previewsFilled: true,
  question: words.declineThem,
  done: words.declinedThem,
  fields: (faults) => <DeclineFields faults={faults} />,
  needs: { decline_reason: messages.chooseReason },
}

/** The bulk actions of a tab of the list. */
export function applicationBulkActions(tab: string): readonly BulkAction[] {
  if (tab === 'done' || tab === 'placed') return []
  if (tab === 'waitlisted') return [decline]
  return tab === 'all' || tab === 'new' ? [review, waitlist, decline] : [waitlist, decline]
}

/** One reason and one message for all of them. Each applicant is notified separately. */
function DeclineFields({ faults }: { faults: Readonly<Record<string, string>> }) {
  const t = useT()
  return (
    <div className="grid gap-4 mt-4">
      <SelectField
        name="decline_reason"
        label={t(messages.declineWhy)}
        empty={t(messages.chooseReason)}
        error={faults['decline_reason']}
        options={declineReasons.map((reason) => ({ value: reason, label: t(messages[reason]) }))}
      />
      <TextAreaField
        name="message"
        label={t(words.wordsToAll)}
        hint={t(messages.kindWordsHint)}
        rows={5}
        maxLength={5000}
        defaultValue={t(words.kindWordsToAll)}
      />
    </div>
  )
}
