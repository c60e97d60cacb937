import { addMonths, fullDay, today } from '#kernel/i18n/dates.ts'
import type { BulkAction, BulkLink } from '#features/lists/web/bulk-action.ts'
import { actionWords as words } from '#features/vacancies/transitions/action-words.ts'
import { bulkEditAddress } from '#features/vacancies/bulk-edit/bulk-edit.ts'
import { monthsMore } from '#features/vacancies/model/extended-to.ts'
import { CloseFields } from '#features/vacancies/transitions/web/close-fields.tsx'
import { DenyFields } from '#features/vacancies/transitions/web/deny-fields.tsx'

const publish: BulkAction = {
  key: 'publish',
  label: words.publish,
  icon: 'check',
  attributes: { status: 'published' },
  question: words.publishThem,
  done: words.publishedThem,
}
const deny: BulkAction = {
  key: 'deny',
  label: words.deny,
  icon: 'x',
  tone: 'danger',
  attributes: { status: 'denied' },
  question: words.denyThem,
  done: words.deniedThem,
  fields: ({ reason }) => <DenyFields fault={reason} />,
  needs: { reason: words.whyNeeded },
}
const close: BulkAction = {
  key: 'close',
  label: words.close,
  icon: 'lock',
  attributes: { status: 'closed', closedReason: 'filled' },
  question: words.closeThem,
  done: words.closedThem,
  fields: () => <CloseFields />,
}
const archive: BulkAction = {
  key: 'archive',
  label: words.archive,
  icon: 'archive',
  attributes: { status: 'archived' },
  question: words.archiveThem,
  done: words.archivedThem,
}
const edit: BulkLink = { key: 'edit', label: words.editThem, icon: 'pencil-simple', href: bulkEditAddress }

/** The bulk actions of a tab of the list. On a phone the bar has room for three. */
export function vacancyBulkActions(tab: string, { mayPublish, now }: { mayPublish: boolean; now: Date }): readonly (BulkAction | BulkLink)[] {
  if (tab === 'pending') return mayPublish ? [publish, deny, edit] : [edit]
  if (tab === 'closed') return [archive]
  if (tab === 'archived') return []
  if (tab === 'draft' || tab === 'denied') return [edit]
  const until = addMonths(today(now), monthsMore)
  const extend: BulkAction = {
    key: 'extend',
    label: words.extend,
    icon: 'calendar-plus',
    attributes: { validThrough: until },
    question: {
      nl: ({ n }) => words.extendThem.nl({ n, day: fullDay('nl', until) }),
      en: ({ n }) => words.extendThem.en({ n, day: fullDay('en', until) }),
    },
    done: words.extendedThem,
  }
  return [extend, close, edit]
}
