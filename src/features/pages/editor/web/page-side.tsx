import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { TextAdvice } from '#design/rich-editor/text-advice.tsx'
import { type PageContent, layouts } from '#features/pages/blocks/block.ts'
import { findingsOf } from '#features/pages/findings/findings.ts'
import { slugOf } from '#features/pages/model/slug.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { clockTime } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { deadWords } from './dead-words.ts'
import { editorWords as words } from './editor-words.ts'
import { PageActions } from './page-actions.tsx'
import { usePageEditor } from './page-editor-context.ts'
import type { PageItem } from './page-item.ts'
import type { PageState } from './page-saving.ts'
import { PageVersions } from './page-versions.tsx'
import { PictureInput } from './picture-input.tsx'

type Props = {
  item: PageItem
  content: PageContent
  /** There are changes since it was published. */ isAhead: boolean
  state: PageState
  mayChange: boolean
  both: boolean
  menuPlace: ReactNode
  onBoth: (both: boolean) => void
  onChange: (content: PageContent) => void
  onFaults: (faults: Record<string, string>) => void
  onRestored: () => void
  save: () => Promise<boolean>
}

/** The settings of the whole page: whether it is saved and published, its titles and addresses, advice, and its versions. */
export function PageSide({ item, content, isAhead, state, mayChange, both, menuPlace, onBoth, onChange, onFaults, onRestored, save }: Props) {
  const t = useT()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const set = (part: Partial<PageContent>) => onChange({ ...content, ...part })
  const seo = (part: Partial<PageContent['seo']>) => set({ seo: { ...content.seo, ...part } })
  const told = (all: Record<string, string>) => {
    setFaults(all)
    onFaults(Object.fromEntries(Object.entries(all).flatMap(([at, text]) => (at.startsWith('blocks/') ? [[at.slice(7), text]] : []))))
  }
  const field = (name: 'titleNl' | 'titleEn' | 'slugNl' | 'slugEn', lang: 'nl' | 'en') => ({
    name,
    lang,
    label: t(words[name]),
    error: faults[name],
    value: content[name],
    readOnly: !mayChange,
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <section aria-label={t(words.about)} className="page-side">
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge status={item.status}>{t(words[item.status])}</StatusBadge>
        {item.status === 'published' && (item.hasChanges || isAhead) && <span className="text-text-soft">{t(words.withChanges)}</span>}
        <span role="status" className="text-text-soft ml-auto" data-state={state.kind}>
          {state.kind === 'saved'
            ? t(words.saved, { time: clockTime(locale, state.at) })
            : t(words[state.kind === 'refused' ? 'notSaved' : state.kind === 'lost' || state.kind === 'signedOut' ? 'notSaved' : state.kind])}
        </span>
      </div>
      <PageActions {...{ item, isAhead }} slug={content.slugNl} save={save} onFaults={told} onDone={() => void revalidate()} />
      <fieldset>
        <legend className="label">{t(words.languages)}</legend>
        <div className="flex flex-wrap gap-x-6">
          {[true, false].map((one) => (
            <Radio key={String(one)} name="languages" label={t(one ? words.both : words.dutchOnly)} checked={both === one} onChange={() => onBoth(one)} />
          ))}
        </div>
      </fieldset>
      <TextField {...field('titleNl', 'nl')} maxLength={120} />
      {both && (
        <TextField
          {...field('titleEn', 'en')}
          label={
            <>
              {t(words.titleEn)} {content.titleEn.trim() === '' && <span className="untranslated">{t(words.untranslated)}</span>}
            </>
          }
          maxLength={120}
        />
      )}
      {!item.isHome && (
        <>
          <TextField {...field('slugNl', 'nl')} maxLength={80} onBlur={() => set({ slugNl: slugOf(content.slugNl || content.titleNl) })} />
          {both && <TextField {...field('slugEn', 'en')} maxLength={80} onBlur={() => set({ slugEn: content.slugEn && slugOf(content.slugEn) })} />}
        </>
      )}
      {menuPlace}
      <SelectField
        name="layout"
        label={t(words.layout)}
        value={content.layout}
        disabled={!mayChange}
        options={layouts.map((value) => ({ value, label: t(words[value]) }))}
        onChange={(event) => set({ layout: event.target.value as PageContent['layout'] })}
      />
      <PageAdvice content={content} both={both} />
      <details className="side-part">
        <summary>{t(words.found)}</summary>
        <div className="grid gap-4 pt-3">
          <TextField
            name="seoTitleNl"
            label={t(words.seoTitle)}
            maxLength={120}
            value={content.seo.titleNl}
            onChange={(event) => seo({ titleNl: event.target.value })}
          />
          {both && (
            <TextField
              name="seoTitleEn"
              label={t(words.inEnglish, { label: t(words.seoTitle) })}
              maxLength={120}
              value={content.seo.titleEn}
              onChange={(event) => seo({ titleEn: event.target.value })}
            />
          )}
          <TextAreaField
            name="seoDescriptionNl"
            label={t(words.seoDescription)}
            rows={3}
            maxLength={300}
            value={content.seo.descriptionNl}
            onChange={(event) => seo({ descriptionNl: event.target.value })}
          />
          {both && (
            <TextAreaField
              name="seoDescriptionEn"
              label={t(words.inEnglish, { label: t(words.seoDescription) })}
              rows={3}
              maxLength={300}
              value={content.seo.descriptionEn}
              onChange={(event) => seo({ descriptionEn: event.target.value })}
            />
          )}
          <PictureInput
            id="og-image"
            label={t(words.ogImage)}
            hint={t(words.ogImageHint)}
            value={content.seo.ogImage}
            error={faults['seo/ogImage']}
            optional
            both={both}
            onChange={(ogImage) => seo({ ogImage })}
          />
          <Checkbox label={t(words.noindex)} checked={content.seo.noindex} onChange={(event) => seo({ noindex: event.target.checked })} />
        </div>
      </details>
      <PageVersions
        id={item.id}
        content={content}
        mayRestore={item.meta.permissions.includes('restore')}
        onRestored={() => {
          onRestored()
          void revalidate()
        }}
        save={save}
      />
    </section>
  )
}

/** What could be better, updated while editing. */
function PageAdvice({ content, both }: { content: PageContent; both: boolean }) {
  const t = useT()
  const { untranslated, silent, dead, ...found } = findingsOf(content, 'nl', usePageEditor())
  const more = [
    ...dead.map(({ href, why }) => t(words.deadLink, { href: cutText(href, 80), why: t(deadWords[why]) })),
    ...(silent > 0 ? [t(words.silentPictures, { n: silent })] : []),
    ...(both && untranslated > 0 ? [t(words.missingEnglish, { n: untranslated })] : []),
  ]
  return <TextAdvice id="advice" {...found} more={more} />
}
