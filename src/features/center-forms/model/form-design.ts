/** Words in both languages; an empty English one is shown as the Dutch, with a mark for whoever builds. */
export type Words = { nl: string; en: string }

export const fieldTypes = ['text', 'long', 'one', 'many', 'yes', 'number', 'date', 'email', 'phone', 'postcode', 'note'] as const
export type FieldType = (typeof fieldTypes)[number]

export type Option = { key: string; label: Words }
/** Asked only where an earlier answer is this one. */
export type Condition = { field: string; is: string }
export type FormField = {
  /** What answers are kept under: it stays while words change. */
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

/** Its words about the whole, which can be changed without its questions. */
export const formTexts = ['title', 'intro', 'thanks'] as const

/** A form of two hundred fields is filled in by nobody, and would be a burden to everybody. */
export const designLimits = { fields: 60, steps: 12, options: 30 } as const
export const maxCharacters = { title: 120, intro: 2000, thanks: 1000, label: 200, help: 500, option: 120, short: 200, long: 3000 } as const

/** A yes is kept as a choice is. */
export const yes = 'yes'

export const hasOptions = (type: FieldType): boolean => type === 'one' || type === 'many'
/** What a condition can be about. */
export const canDecide = ({ type }: Pick<FormField, 'type'>): boolean => hasOptions(type) || type === 'yes'
export const allFields = ({ steps }: Pick<FormDesign, 'steps'>): FormField[] => steps.flatMap(({ fields }) => fields)
export const inWords = (words: Words, locale: 'nl' | 'en'): string => words[locale] || words.nl || words.en
