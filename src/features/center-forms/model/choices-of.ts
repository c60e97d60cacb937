import { type FormField, no, type Option, yes } from './form-design.ts'
import { messages } from './messages.ts'

const yesOption: Option = { key: yes, label: { nl: messages.yes.nl, en: messages.yes.en } }
const noOption: Option = { key: no, label: { nl: messages.no.nl, en: messages.no.en } }

/** The answers that a question offers, with their words: its own options, yes and no, or the tick alone. */
export function choicesOf({ type, options }: Pick<FormField, 'type' | 'options'>): readonly Option[] {
  if (type === 'yes') return [yesOption, noOption]
  return type === 'agree' ? [yesOption] : options
}
