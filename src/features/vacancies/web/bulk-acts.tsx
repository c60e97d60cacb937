import { addMonths, fullDay, today } from '#kernel/i18n/dates.ts'
import type { BulkAct, BulkWay } from '#features/lists/web/bulk-act.ts'
import { actWords as words } from '#features/vacancies/act-words.ts'
import { bulkEditAddress } from '#features/vacancies/bulk-edit.ts'
import { monthsMore } from '#features/vacancies/extended-to.ts'
import { CloseFields } from './close-fields.tsx'
import { DenyFields } from './deny-fields.tsx'

const publish: BulkAct = {
  key: 'publish',
  label: words.publish,
  icon: 'check',
  attributes: { status: 'published' },
  question: words.publishThem,
  done: words.publishedThem,
}
const deny: BulkAct = {
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
const close: BulkAct = {
  key: 'close',
  label: words.close,
  icon: 'lock',
  attributes: { status: 'closed', closedReason: 'filled' },
  question: words.closeThem,
  done: words.closedThem,
  fields: () => <CloseFields />,
}
const archive: BulkAct = {
  key: 'archive',
  label: words.archive,
  icon: 'archive',
  attributes: { status: 'archived' },
  question: words.archiveThem,
  done: words.archivedThem,
}
const edit: BulkWay = { key: 'edit', label: words.editThem, icon: 'pencil-simple', href: bulkEditAddress }

/** What can be done to many of a tab at once; the bar has room for three under a thumb. */
export function vacancyActs(tab: string, { mayPublish, now }: { mayPublish: boolean; now: Date }): readonly (BulkAct | BulkWay)[] {
  if (tab === 'pending') return mayPublish ? [publish, deny, edit] : [edit]
  if (tab === 'closed') return [archive]
  if (tab === 'archived') return []
  if (tab === 'draft' || tab === 'denied') return [edit]
  const until = addMonths(today(now), monthsMore)
  const extend: BulkAct = {
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
