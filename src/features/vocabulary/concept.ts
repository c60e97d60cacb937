/** Something people look for, with what they call it. In `concepts/` they stand as text, one paragraph each. */
export type Concept = {
  /** Its first Dutch word: what other concepts name it by. */
  key: string
  /** What people call it, and texts too. A star stands for whatever begins or ends so; `=` for that word and no other form of it. */
  nl: string[]
  en: string[]
  /** Said in texts of vacancies only: it tells of the concept, but whoever searches means something else by it. */
  text: string[]
  /** Said by who searches only: too wide to be looked for in texts. */
  said: string[]
  /** Concepts that are part of it: who asks for sport means football too. */
  with: string[]
  /** What is like it, for when little is found. */
  near: string[]
  /** Codes of a vacancy that say the same, as its column `codes` spells them. */
  asks: string[]
  /** The theme that is the same thing. */
  theme: string[]
  /** For whom it is work, as a vacancy names them. */
  group: string[]
  /** Codes of what may well be it, beside much else. */
  hints: string[]
}
