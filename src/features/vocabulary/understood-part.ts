/** What part of a question was read as: something wished, something refused, a time, a condition, or something of whoever asks. */
export type PartKind = 'wish' | 'refusal' | 'time' | 'condition' | 'about'

/** One part of a question in a few words, and the question without it. */
export type UnderstoodPart = { kind: PartKind; nl: string; en: string; without: string }
