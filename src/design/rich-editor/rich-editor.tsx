import { Suspense, useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button, IconButton } from '#design/button/button.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { linkTarget, typedLink, understoodLink } from '#kernel/rich-text/link-target.ts'
import type { RichPicture, RichText } from '#kernel/rich-text/rich-text.ts'
import { linkList } from './link-list.ts'
import { richWords as words } from './messages.ts'
import type { Around, RichCommand, RichEditing } from './rich-editing.ts'
import type { PictureFile, TextPictures } from './text-pictures.ts'

const PictureForm = lazyPart(() => import('./picture-form.tsx').then((file) => file.PictureForm))

type Props = {
  label: string
  lang: Locale
  value: RichText
  /** Beside the label: what is missing. */
  mark?: string | null
  /** Beside the label: a hint. */
  note?: string | null
  /** Id of the editable box, and of the element that describes it. */
  box?: { id: string; describedBy?: string | undefined }
  /** Where its pictures come from; a text without it takes none. */
  pictures?: TextPictures | undefined
  onChange: (value: RichText) => void
}

const nowhere: Around = { block: 'paragraph', bold: false, italic: false, href: null, picture: null }
const tools: readonly { command: RichCommand; icon: IconName; word: 'bullets' | 'numbers' | 'quoted' }[] = [
  { command: 'bullets', icon: 'list-bullets', word: 'bullets' },
  { command: 'numbers', icon: 'list-numbers', word: 'numbers' },
  { command: 'quote', icon: 'quotes', word: 'quoted' },
]

/** Editor of a text with headings, lists and links. Its script is loaded when the first one is opened. */
export function RichEditor({ label, lang, value, mark, note, box: named, pictures, onChange }: Props) {
  const t = useT()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const editing = useRef<RichEditing>(null)
  const latest = useRef(onChange)
  // The editor owns its text from here on; to change it from outside, remount it with another key.
  const first = useRef({ value, label, lang, named, pictures: pictures && { find: pictures.find, goneWords: t(words.pictureGone) } })
  const [around, setAround] = useState(nowhere)
  const [link, setLink] = useState<string | null>(null)
  /** The picture whose words are asked: one that is in the text, or one that was just chosen. */
  const [asked, setAsked] = useState<{ picture: RichPicture; isPlaced: boolean } | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    let isGone = false
    const follow = (next: Around) => {
      setAround(next)
      // What is asked is about the selected picture, and goes with the selection.
      setAsked((now) => (now?.isPlaced && next.picture?.file !== now.picture.file ? null : now))
    }
    void import('./rich-editing.ts').then(({ startRichEditing }) => {
      if (isGone || !box.current) return
      editing.current = startRichEditing(box.current, first.current.value, {
        label: first.current.label,
        lang: first.current.lang,
        ...first.current.named,
        pictures: first.current.pictures,
        onChange: (rich) => latest.current(rich),
        onMove: follow,
      })
    })
    return () => {
      isGone = true
      editing.current?.destroy()
      editing.current = null
    }
  }, [])
  const run = (command: RichCommand) => editing.current?.run(command)
  const target = link === null ? null : linkTarget(understoodLink(link))
  const keepLink = () => {
    if (link === null) return
    if (link.trim() === '') editing.current?.setLink(null)
    else if (target !== null) editing.current?.setLink(target)
    else return
    setLink(null)
  }
  const askPicture = () => {
    if (asked) setAsked(null)
    else if (around.picture) setAsked({ picture: around.picture, isPlaced: true })
    else setChoosing(true)
  }
  const choosePicture = ({ file, alt }: PictureFile) => {
    setChoosing(false)
    const caption = asked?.picture.caption
    const picture = { type: 'picture' as const, file, alt: alt[lang], ...(caption && { caption }) }
    setAsked({ picture, isPlaced: asked?.isPlaced ?? false })
  }
  const putPicture = (picture: RichPicture | null) => {
    editing.current?.setPicture(picture)
    setAsked(null)
  }
  return (
    <div className="rich" role="group" aria-labelledby={`${id}-label`}>
      <p className="label" id={`${id}-label`}>
        {label} {mark && <span className="untranslated">{mark}</span>}
        {note && <span className="label-note">{note}</span>}
      </p>
      <div className="rich-tools" role="toolbar" aria-label={t(words.tools)}>
        <select className="input input-sm" aria-label={t(words.textKind)} value={blockOf(around)} onChange={(event) => run(event.target.value as RichCommand)}>
          <option value="paragraph">{t(words.paragraph)}</option>
          <option value="heading2">{t(words.heading2)}</option>
          <option value="heading3">{t(words.heading3)}</option>
        </select>
        <IconButton icon="text-b" label={t(words.bold)} aria-pressed={around.bold} onClick={() => run('bold')} />
        <IconButton icon="text-italic" label={t(words.italic)} aria-pressed={around.italic} onClick={() => run('italic')} />
        <IconButton
          icon="link"
          label={t(words.link)}
          aria-pressed={around.href !== null}
          aria-expanded={link !== null}
          onClick={() => setLink(link === null ? typedLink(around.href ?? '') : null)}
        />
        {tools.map(({ command, icon, word }) => (
          <IconButton key={command} icon={icon} label={t(words[word])} aria-pressed={around.block === command} onClick={() => run(command)} />
        ))}
        {pictures && (
          <IconButton icon="image" label={t(words.picture)} aria-pressed={around.picture !== null} aria-expanded={asked !== null} onClick={askPicture} />
        )}
        <IconButton icon="arrow-u-up-left" label={t(words.undo)} className="ml-auto" onClick={() => run('undo')} />
        <IconButton icon="arrow-u-up-right" label={t(words.redo)} onClick={() => run('redo')} />
      </div>
      {link !== null && (
        <div className="rich-more">
          <label className="label" htmlFor={`${id}-link`}>
            {t(words.leadsTo)}
          </label>
          <div className="flex gap-2">
            <input
              id={`${id}-link`}
              list={linkList}
              className="input input-sm flex-1"
              ref={focusOn}
              value={link}
              aria-invalid={link.trim() !== '' && target === null ? true : undefined}
              aria-describedby={`${id}-link-hint`}
              onChange={(event) => setLink(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') keepLink()
                else if (event.key === 'Escape') setLink(null)
                else return
                event.preventDefault()
              }}
            />
            <Button type="button" size="small" variant="second" onClick={keepLink}>
              {t(words.keepLink)}
            </Button>
          </div>
          <p className="hint" id={`${id}-link-hint`}>
            {t(words.linkHint)}
          </p>
        </div>
      )}
      {asked && (
        <Suspense fallback={null}>
          <PictureForm
            key={asked.picture.file}
            id={id}
            lang={lang}
            {...asked}
            onKeep={putPicture}
            onRemove={() => putPicture(null)}
            onOther={() => setChoosing(true)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {pictures && isChoosing && <pictures.Chooser title={t(words.picture)} onChoose={choosePicture} onClose={() => setChoosing(false)} />}
      <div ref={box} className="rich-box input" />
    </div>
  )
}

const focusOn = (input: HTMLInputElement | null) => input?.focus()
const blockOf = ({ block }: Around) => (block === 'heading2' || block === 'heading3' ? block : 'paragraph')
