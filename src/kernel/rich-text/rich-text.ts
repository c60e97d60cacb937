/** Words in a row that look alike; `href` leads somewhere that `linkTarget` knows. */
export type RichInline = { text: string; bold?: true; italic?: true; href?: string }
export type RichNode =
  | { type: 'paragraph'; content: RichInline[] }
  | { type: 'heading'; level: 2 | 3; content: RichInline[] }
  | { type: 'bullets' | 'numbers'; items: RichInline[][] }
  | { type: 'quote'; content: RichInline[] }
/** Text with marks, as it is kept and sent: a list of named parts, none within another, and never HTML (ADR 0039). */
export type RichText = RichNode[]
