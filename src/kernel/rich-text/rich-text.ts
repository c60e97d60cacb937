/** A run of words with the same formatting; `href` is an address that `linkTarget` accepts. */
export type RichInline = { text: string; bold?: true; italic?: true; href?: string }
/** A block of words. */
export type RichWords =
  | { type: 'paragraph'; content: RichInline[] }
  | { type: 'heading'; level: 2 | 3; content: RichInline[] }
  | { type: 'bullets' | 'numbers'; items: RichInline[][] }
  | { type: 'quote'; content: RichInline[] }
/** A picture of the center's files, by id. `alt` says what is on it in the language of the text; a decorative one has none. */
export type RichPicture = { type: 'picture'; file: string; alt: string; decorative?: true; caption?: string }
export type RichNode = RichWords | RichPicture
/** Text with formatting, as it is stored and sent: a list of named blocks, never nested, and never HTML (ADR 0039). */
export type RichText = RichNode[]
