import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { Link } from '#design/link/link.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { TileChoice } from '#design/tile/tile-choice.tsx'
import type { Theme } from '#features/organizations/model/themes.ts'
import { themeTiles } from '#features/organizations/model/theme-tiles.ts'
import { guideWords as words } from '#features/vacancies/guide/messages.ts'
import { isAnswer, type Option, otherAnswers, type Question, questions } from '#features/vacancies/guide/questions.ts'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'

type Props = { search: VacancySearch; /** The themes to choose from. */ themes: readonly Theme[]; /** At the end. */ rows: RowFacts[] | null }

/** The guide: five questions. Every answer is in the address, so that the browser's back button works. */
export function GuideView({ search, themes, rows }: Props) {
  const at = Number(search.step) - 1
  return (
    <div className="wrap py-8 md:py-12">
      {rows ? <Suggestions search={search} rows={rows} /> : <Ask search={search} at={at} question={questionAt(at, themes)} />}
    </div>
  )
}

/** The question, its pictures reduced to themes that have vacancies. */
function questionAt(at: number, themes: readonly string[]): Question {
  const { title, options } = questions[at]!
  return { title, options: options.filter(({ name, code }) => name !== 'theme' || themes.includes(code)) }
}

const stepAddress = (search: VacancySearch, at: number) => searchAddress(search, { step: stepAt(at) })
const stepAt = (at: number) => (at < questions.length ? (String(at + 1) as VacancySearch['step']) : 'done')

function Ask({ search, at, question }: { search: VacancySearch; at: number; question: Question }) {
  const t = useT()
  const others = otherAnswers(search, question)
  const isPictures = question.options.some(({ name, tile }) => tile || name === 'theme')
  const without = Object.fromEntries(question.options.map(({ name }) => [name, others.filter((one) => one.name === name).map(({ code }) => code)]))
  return (
    <PlainForm method="get" action="/vacancies/search" className="max-w-4xl mx-auto">
      <input type="hidden" name="view" value="guide" />
      <input type="hidden" name="step" value={stepAt(at + 1)} />
      {others.map(({ name, code }) => (
        <input key={`${name} ${code}`} type="hidden" name={name} value={code} />
      ))}
      <p className="text-text-soft">
        {t(words.name)} {t(words.progress, { n: at + 1, of: questions.length })}
      </p>
      <progress className="progress w-full mt-2" value={at + 1} max={questions.length} aria-hidden="true" />
      <h1 id="guide-question" className="mt-4">
        {t(question.title)}
      </h1>
      <p className="text-lg text-text-soft mt-2">{t(words.hint)}</p>
      <div role="group" aria-labelledby="guide-question" className={isPictures ? 'tile-choices mt-6' : 'grid justify-items-start mt-4'}>
        {question.options.map((option) => (
          <Choice key={`${option.name} ${option.code}`} option={option} isChosen={isAnswer(search, option)} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3 mt-8">
        <Button size="large" iconAfter="arrow-right-bold" className="max-sm:w-full">
          {t(words.next)}
        </Button>
        <LinkButton variant="second" size="large" href={stepAddress({ ...search, ...without }, at + 1)} className="max-sm:w-full">
          {t(words.skip)}
        </LinkButton>
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6">
        {at > 0 && (
          <Link href={stepAddress(search, at - 1)} className="inline-flex items-center min-h-11">
            {t(words.back)}
          </Link>
        )}
        <Link href="/vacancies/search" className="inline-flex items-center min-h-11">
          {t(words.leave)}
        </Link>
      </p>
    </PlainForm>
  )
}

function Choice({ option: { name, code, tile }, isChosen }: { option: Option; isChosen: boolean }) {
  const t = useT()
  const locale = useLocale()
  const own = (words as Record<string, unknown>)[code] as { nl: string; en: string } | undefined
  const said = vacancySearch.parameters[name].say?.(code as never, locale) ?? code
  const label = own && name !== 'theme' ? t(own) : said
  const input = { name, value: code, defaultChecked: isChosen }
  if (name === 'theme') return <TileChoice {...themeTiles[code as Theme]} label={label} {...input} />
  return tile ? <TileChoice tile={tile} label={label} {...input} /> : <Checkbox label={label} {...input} />
}

function Suggestions({ search, rows }: { search: VacancySearch; rows: RowFacts[] }) {
  const t = useT()
  const again = searchAddress({ view: 'guide' })
  return (
    <div className="max-w-3xl">
      <h1 className="mb-2">{t(words.result)}</h1>
      {rows.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t(words.nothing)} tile="zoek" action={<LinkButton href={again}>{t(words.again)}</LinkButton>}>
            {t(words.nothingText)}
          </EmptyState>
        </div>
      ) : (
        <>
          {rows.every(({ why }) => !why) && <p className="text-lg text-text-soft">{t(words.noAnswers)}</p>}
          <VacancyRows rows={rows} heading="h2" className="results mt-6" withHeart />
        </>
      )}
      <p className="mt-6 pt-5 border-t border-line flex flex-wrap gap-x-6">
        <Link href={stepAddress(search, questions.length - 1)} className="inline-flex items-center min-h-11">
          {t(words.back)}
        </Link>
        <Link href={again} className="inline-flex items-center min-h-11">
          {t(words.again)}
        </Link>
        <Link href="/vacancies/search" className="inline-flex items-center min-h-11">
          {t(words.leave)}
        </Link>
      </p>
    </div>
  )
}
