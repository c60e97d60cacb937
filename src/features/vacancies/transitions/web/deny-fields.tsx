import { ReasonFields } from '#features/lists/web/reason-fields.tsx'
import { actionWords as words } from '#features/vacancies/transitions/action-words.ts'

const usual = [words.isPaidWork, words.isUnclear, words.isDouble, words.hasContactData]

/** Asks why a vacancy is denied; its organization reads the reason. */
export function DenyFields({ fault }: { fault: string | undefined }) {
  return <ReasonFields label={words.why} hint={words.whyHint} usual={usual} fault={fault} />
}
