import type { IconName } from '#design/icon/icon-names.ts'
import type { FormDesign } from '#features/center-forms/model/form-design.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'

export type Words = Record<Locale, string>
type About = { label: Words; hint?: Words; /** A page can be published with this field empty. */ optional?: true }

/** A field of a block, declared once: its validation, its input in the editor and its type follow. */
export type BlockField<Kept = unknown, Shown = unknown> = About & { kept?: Kept; shown?: Shown } & (
    | { kind: 'words'; max: number; /** Several lines. */ long?: true }
    | { kind: 'rich' }
    | { kind: 'link' }
    | { kind: 'choice'; options: Readonly<Record<string, Words>> }
    | { kind: 'codes'; options: Readonly<Record<string, Words>> }
    | { kind: 'tile' }
    | { kind: 'picture' }
    | { kind: 'chosen'; of: 'forms' | 'news'; max: number }
    | { kind: 'count'; min: number; max: number; usual: number }
    | { kind: 'toggle' }
    | { kind: 'list'; fields: BlockFields; one: Words; min: number; max: number }
  )
export type BlockFields = { readonly [name: string]: BlockField }

export type KeptOf<F extends BlockFields> = { [Name in keyof F]: F[Name] extends { kept?: infer Kept } ? Exclude<Kept, undefined> : never }
export type ShownOf<F extends BlockFields> = { [Name in keyof F]: F[Name] extends { shown?: infer Shown } ? Exclude<Shown, undefined> : never }

/** A text in both languages; an empty English text is shown in Dutch. */
export const words = (about: About & { max: number; long?: true }): BlockField<Words, string> & { kind: 'words' } => ({ kind: 'words', ...about })
/** The same with headings, lists and links. */
export const rich = (about: About): BlockField<Record<Locale, RichText>, RichText> & { kind: 'rich' } => ({ kind: 'rich', ...about })
/** A link; empty for none. */
export const link = (about: About): BlockField<string, string> & { kind: 'link' } => ({ kind: 'link', ...about })
export const toggle = (about: About): BlockField<boolean, boolean> & { kind: 'toggle' } => ({ kind: 'toggle', ...about })
export const count = (about: About & { min: number; max: number; usual: number }): BlockField<number, number> & { kind: 'count' } => ({
  kind: 'count',
  ...about,
})
/** One of the product's tiles. */
export const tile = (about: About): BlockField<string, string> & { kind: 'tile' } => ({ kind: 'tile', ...about })
/** A picture of the center's files: its id is stored, or an empty text; a picture that no longer exists is not shown. */
export const picture = (about: About): BlockField<string, FilePicture | null> & { kind: 'picture' } => ({ kind: 'picture', ...about })
type Some = About & { max: number }
/** Forms of the center, by id; drafts are not shown. */
export const forms = (about: Some): BlockField<string[], ShownForm[]> & { kind: 'chosen' } => ({ kind: 'chosen', of: 'forms', ...about })
/** Articles of the center, by id. */
export const articles = (about: Some): BlockField<string[], string[]> & { kind: 'chosen' } => ({ kind: 'chosen', of: 'news', ...about })
/** The first option is the default. */
export const choice = <const O extends Readonly<Record<string, Words>>>(
  options: O,
  about: About,
): BlockField<keyof O & string, keyof O & string> & { kind: 'choice' } => ({ kind: 'choice', options, ...about })
export const codes = <const O extends Readonly<Record<string, Words>>>(
  options: O,
  about: About,
): BlockField<(keyof O & string)[], (keyof O & string)[]> & { kind: 'codes' } => ({ kind: 'codes', options, ...about, optional: true })
export const list = <const F extends BlockFields>(
  fields: F,
  about: About & { one: Words; min: number; max: number },
): BlockField<KeptOf<F>[], ShownOf<F>[]> & { kind: 'list' } => ({ kind: 'list', fields, ...about })

/** A kind of block: its name, its fields, and an example. */
export type BlockKind<Kind extends string = string, F extends BlockFields = BlockFields> = {
  kind: Kind
  name: Words
  /** What it is for, in a sentence. */
  about: Words
  icon: IconName
  fields: F
  /** At most once on a page: it holds the page's main heading, or has ids that must be unique. */
  once?: true
  /** Only sites with this flag have it: elsewhere it is not offered, and what stands on a page already is not drawn. */
  flag?: string
  example: KeptOf<F>
}

/** Declares a kind of block; it is available once it is listed in `blocks/kinds.ts`. */
export function defineBlock<const Kind extends string, const F extends BlockFields>(block: BlockKind<Kind, F>): BlockKind<Kind, F> {
  return block
}

/** A form of the center as a page shows it; a closed form shows no questions. */
export type ShownForm = { id: string; slug: string; isOpen: boolean; design: FormDesign }
