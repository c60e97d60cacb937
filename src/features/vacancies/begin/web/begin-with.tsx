import { Tile } from '#design/tile/tile.tsx'
import type { TileCode } from '#features/organizations/model/theme-tiles.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { addWords as words } from '#features/vacancies/begin/add-words.ts'
import { vacancyTemplates } from '#features/vacancies/begin/templates.ts'
import { templateNames } from '#features/vacancies/model/template-names.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

type Earlier = { id: string; title: string; theme: TileCode | null; by: string | null }

/** Each card is a submit button that creates the draft at once. */
export function BeginWith({ earlier }: { earlier: readonly Earlier[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <section aria-labelledby="voorbeeld">
        <h2 id="voorbeeld" className="text-2xl">
          {t(words.example)}
        </h2>
        <p className="text-text-soft mt-1 mb-4">{t(words.exampleText)}</p>
        <ul className="begin-cards">
          {vacancyTemplates.map(({ id, text, themes, tile }) => (
            <li key={id}>
              <Card name="template" value={id} theme={tile ?? themes[0] ?? null} title={t(templateNames[id])} text={text[locale].summary} />
            </li>
          ))}
        </ul>
      </section>
      {earlier.length > 0 && (
        <section aria-labelledby="kopie">
          <h2 id="kopie" className="text-2xl">
            {t(words.earlier)}
          </h2>
          <p className="text-text-soft mt-1 mb-4">{t(words.earlierText)}</p>
          <ul className="begin-cards">
            {earlier.map(({ id, title, theme, by }) => (
              <li key={id}>
                <Card name="copy" value={id} theme={theme} title={title} text={by} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type CardProps = { name: 'template' | 'copy'; value: string; theme: TileCode | null; title: string; text: string | null }

function Card({ name, value, theme, title, text }: CardProps) {
  return (
    <button type="submit" name={name} value={value} className="begin-card">
      <Tile {...tileWith(theme)} round="medium" className="!w-16" />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {text && <span className="block text-text-soft">{text}</span>}
      </span>
    </button>
  )
}

function tileWith(theme: TileCode | null) {
  const { tile, tone } = tileOf(theme ? [theme] : [])
  return { name: tile, tone }
}

/** The attributes of a draft that starts from this template; null for an unknown name. Templates fill in the Dutch text only. */
export function draftOf(id: unknown) {
  const template = vacancyTemplates.find((one) => one.id === id)
  if (!template) return null
  const { id: templateId, text, themes, targetGroups, requirements, supportOffered, ...choices } = template
  const { tasks, rewards, ...words } = text['nl' satisfies Locale]
  const { title, summary, description } = text.en
  return {
    ...choices,
    ...words,
    tasks: [...tasks],
    rewards: [...rewards],
    templateId,
    themes: [...themes],
    targetGroups: [...targetGroups],
    requirements: [...requirements],
    supportOffered: [...supportOffered],
    translations: { en: { title, summary, description } },
  }
}
