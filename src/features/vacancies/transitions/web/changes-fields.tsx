import { ReasonFields } from '#features/lists/web/reason-fields.tsx'
import { actionWords as words } from '#features/vacancies/transitions/action-words.ts'

const usual = [words.sayWhen, words.sayWhat, words.writeShorter, words.noContactData]

/** Asks which changes the center wants; the organization reads them in its mail and in the editor. */
export function ChangesFields({ fault }: { fault: string | undefined }) {
  return <ReasonFields label={words.whatChanges} hint={words.changesHint} usual={usual} fault={fault} />
}
