/** A run of words with the same formatting; `href` is an address that `linkTarget` accepts. */
export type RichInline = { text: string; bold?: true; italic?: true; href?: string }
export type RichNode =
  | { type: 'paragraph'; content: RichInline[] }
  | { type: 'heading'; level: 2 | 3; content: RichInline[] }
  | { type: 'bullets' | 'numbers'; items: RichInline[][] }
  | { type: 'quote'; content: RichInline[] }
/** Text with formatting, as it is stored and sent: a list of named blocks, never nested, and never HTML (ADR 0039). */
export type RichText = RichNode[]
