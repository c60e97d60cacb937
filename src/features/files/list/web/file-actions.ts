import { listWords as words } from '#features/files/list/list-messages.ts'
import type { BulkAction } from '#features/lists/web/bulk-action.ts'

const throwAway: BulkAction = {
  key: 'throwAway',
  label: words.throwAway,
  icon: 'trash',
  tone: 'danger',
  attributes: { status: 'removed' },
  question: words.throwThemAway,
  done: words.thrownAway,
}
const putBack: BulkAction = {
  key: 'putBack',
  label: words.putBack,
  icon: 'arrow-counter-clockwise',
  attributes: { status: 'kept' },
  question: words.putThemBack,
  done: words.putBackDone,
}

export const fileActions = (tab: string): readonly BulkAction[] => (tab === 'removed' ? [putBack] : [throwAway])
