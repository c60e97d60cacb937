/** A concept as the search knows it in this center. */
export type KnownConcept = {
  name: string
  nl: string[]
  en: string[]
  near: string[]
  /** It understands this of what was asked. */ isMeant: boolean
}
export type KnownVocabulary = { concepts: KnownConcept[]; names: string[] }
