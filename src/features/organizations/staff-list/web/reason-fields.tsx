import { ReasonFields as Fields } from '#features/lists/web/reason-fields.tsx'
import { listWords as words } from '#features/organizations/staff-list/list-messages.ts'

const usual = [words.isDouble, words.noVolunteers, words.otherTown, words.unreachable]

/** Asks why an organization is denied or archived. */
export function ReasonFields({ label, fault }: { label: { nl: string; en: string }; fault?: string | undefined }) {
  return <Fields label={label} hint={words.whyHint} usual={usual} fault={fault} />
}
