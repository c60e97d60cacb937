/** Something that people search for, with its names. The files of `concepts/` hold one in each paragraph. */
export type Concept = {
  /** Its first Dutch name, by which other concepts refer to it. */
  key: string
  /** Names that people and texts use. `*` matches any beginning or ending; `=` matches this form of the word only. */
  nl: string[]
  en: string[]
  /** Words that mean the concept in texts of vacancies, but something else in a search. */
  text: string[]
  /** Words that mean the concept in a search, but are too broad to be searched for in texts; with `~` no certain match either. */
  said: string[]
  /** Concepts that are part of it: a search for sport includes football. */
  with: string[]
  /** Similar concepts, for when little is found. */
  near: string[]
  /** Codes of vacancies with the same meaning, spelled as in their column `codes`. */
  asks: string[]
  /** The theme with the same meaning. */
  theme: string[]
  /** Whom it helps, as a target group of vacancies. */
  group: string[]
  /** `about`: tells something of whoever asks, and is no work. */
  role: string[]
  /** Codes that often go with it, among many other things. */
  hints: string[]
}
