/** A text in both languages; where the English one is empty the Dutch one is shown, and the builder marks it. */
export type Words = { nl: string; en: string }

export const fieldTypes = ['text', 'long', 'one', 'many', 'yes', 'agree', 'number', 'date', 'email', 'phone', 'postcode', 'note'] as const
export type FieldType = (typeof fieldTypes)[number]

export type Option = { key: string; label: Words }
/** The question is asked only where the earlier question `field` has the answer `is`. */
export type Condition = { field: string; is: string }
export type FormField = {
  /** The key that answers are saved under: it stays when the wording changes. */
  key: string
  type: FieldType
  label: Words
  help: Words
  required: boolean
  options: Option[]
  when: Condition | null
}
export type FormStep = { key: string; title: Words; fields: FormField[] }
export type FormDesign = { title: Words; intro: Words; thanks: Words; steps: FormStep[] }

export const formStatuses = ['draft', 'open', 'closed'] as const
export type FormStatus = (typeof formStatuses)[number]

/** The texts about the whole form, which can be changed without its questions. */
export const formTexts = ['title', 'intro', 'thanks'] as const

/** Upper limits: nobody fills in a form of two hundred fields, and it would burden the server. */
export const designLimits = { fields: 60, steps: 12, options: 30 } as const
export const maxCharacters = { title: 120, intro: 2000, thanks: 1000, label: 200, help: 500, option: 120, short: 200, long: 3000 } as const

/** The answers to a question of yes or no, saved in the same way as a choice; a tick is a yes. */
export const yes = 'yes'
export const no = 'no'

export const hasOptions = (type: FieldType): boolean => type === 'one' || type === 'many'
/** Whether conditions can refer to a question of this type. */
export const canDecide = ({ type }: Pick<FormField, 'type'>): boolean => hasOptions(type) || type === 'yes' || type === 'agree'
export const allFields = ({ steps }: Pick<FormDesign, 'steps'>): FormField[] => steps.flatMap(({ fields }) => fields)
export const inWords = (words: Words, locale: 'nl' | 'en'): string => words[locale] || words.nl || words.en
