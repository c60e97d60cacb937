import { Button } from '#design/button/button.tsx'
import { CopyField } from '#design/copy/copy-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { Link } from '#design/link/link.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { type Locale, locales } from '#kernel/i18n/messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { settingsWords } from '#features/settings/model/messages.ts'
import { feedAddresses } from '#features/widget/feed-addresses.ts'
import { widgetTitles } from '#features/widget/messages.ts'
import { kindWords, schemeWords, widgetSettingWords as words } from '#features/widget/setting-words.ts'
import {
  type WidgetChoice,
  type WidgetKind,
  fewestRows,
  mostRows,
  widgetHeight,
  widgetKinds,
  widgetLine,
  widgetPath,
  widgetSchemes,
} from '#features/widget/widget.ts'

type Props = { origin: string; town: string; kind: WidgetKind; choice: WidgetChoice; hasActivities: boolean; isBilingual: boolean }

const languages: Record<Locale, { nl: string; en: string }> = { nl: settingsWords.dutch, en: settingsWords.english }
const rows = Array.from({ length: mostRows - fewestRows + 1 }, (_, at) => String(fewestRows + at))

/** What a widget shows, the line that puts it on another website, and what it looks like there; below it the feeds. */
export function WidgetSetting({ origin, town, kind, choice, hasActivities, isBilingual }: Props) {
  const t = useT()
  const title = widgetTitles[kind][choice.locale]({ town })
  return (
    <div className="grid gap-10 mt-6 xl:grid-cols-2 items-start">
      <div className="grid gap-10 min-w-0">
        <section aria-labelledby="choose">
          <h3 id="choose" className="text-xl mb-3">
            {t(words.choose)}
          </h3>
          <PlainForm method="get" className="grid gap-4 sm:grid-cols-2" key={widgetPath(kind, choice)}>
            {hasActivities && (
              <SelectField
                name="kind"
                label={t(words.kind)}
                options={widgetKinds.map((value) => ({ value, label: t(kindWords[value]) }))}
                defaultValue={kind}
              />
            )}
            <SelectField
              name="theme"
              label={t(words.theme)}
              empty={t(words.allThemes)}
              options={themes.map((value) => ({ value, label: t(themeWords[value]) }))}
              defaultValue={choice.theme ?? ''}
            />
            <SelectField name="rows" label={t(words.rows)} options={rows.map((value) => ({ value, label: value }))} defaultValue={String(choice.rows)} />
            <SelectField
              name="scheme"
              label={t(words.scheme)}
              options={widgetSchemes.map((value) => ({ value, label: t(schemeWords[value]) }))}
              defaultValue={choice.scheme}
            />
            {isBilingual && (
              <SelectField
                name="lang"
                label={t(words.language)}
                options={locales.map((value) => ({ value, label: t(languages[value]) }))}
                defaultValue={choice.locale}
              />
            )}
            <div className="sm:col-span-2">
              <Button variant="second">{t(words.show)}</Button>
            </div>
          </PlainForm>
        </section>
        <section aria-labelledby="take">
          <h3 id="take" className="text-xl mb-3">
            {t(words.take)}
          </h3>
          <CopyField label={t(words.line)} value={widgetLine(origin, kind, choice, title)} copy={t(words.copy)} copied={t(words.copied)} lines={4} />
          <p className="mt-3 text-text-soft max-w-[44rem] break-words">{t(words.how, { origin })}</p>
        </section>
      </div>
      <section aria-labelledby="preview" className="min-w-0">
        <h3 id="preview" className="text-xl mb-3">
          {t(words.preview)}
        </h3>
        <iframe
          key={widgetPath(kind, choice)}
          src={widgetPath(kind, choice)}
          title={title}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          height={widgetHeight(choice)}
          className="w-full border border-line rounded-md"
        />
      </section>
      <section aria-labelledby="feeds" className="min-w-0 xl:col-span-2">
        <h3 id="feeds" className="text-xl">
          {t(words.feeds)}
        </h3>
        <p className="mt-1 text-text-soft max-w-[44rem]">{t(words.feedsText)}</p>
        <ul className="mt-3 grid gap-2">
          {feedAddresses(hasActivities).map(({ label, path }) => (
            <li key={path}>
              <a className="link" href={path}>
                {t(label)}
              </a>
              <code className="block text-text-soft text-sm break-all">{origin + path}</code>
            </li>
          ))}
          <li>
            <Link href="/volunteerly/api">{t(words.api)}</Link>
          </li>
        </ul>
      </section>
    </div>
  )
}
