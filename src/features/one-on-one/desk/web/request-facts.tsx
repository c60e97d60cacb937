import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Link } from '#design/link/link.tsx'
import { fullDay } from '#kernel/i18n/dates.ts'
import { languageName } from '#kernel/i18n/spoken-languages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { whenInWords } from '#features/vacancies/presentation/when-in-words.ts'
import { deskWords as words } from '#features/one-on-one/desk/desk-words.ts'
import type { DeskRequest } from '#features/one-on-one/desk/fetch-desk.ts'
import { categoryWords, frequencyWords, relationWords, safetyWords } from '#features/one-on-one/model/code-words.ts'
import { findingWords } from '#features/one-on-one/recognition/finding-words.ts'
import { maskedKinds, recognise } from '#features/one-on-one/recognition/recognise.ts'

/** Who has to say yes first. */
export function ConsentNotice({ request }: { request: DeskRequest }) {
  const t = useT()
  const { relation, firstName, consentAt, consentRefusedAt, ageGroup, parentConsentAt, isOnPaper } = request
  const name = firstName ?? ''
  const lacksParent = ageGroup === 'young' && relation !== 'own_child' && parentConsentAt === null && !isOnPaper
  return (
    <div className="grid gap-3 empty:hidden">
      {relation !== null && consentAt === null && (
        <Alert tone="warn" title={t(words.asksFor, { name })}>
          <p>{t(consentRefusedAt ? words.saidNo : words.noYes, { name })}</p>
        </Alert>
      )}
      {lacksParent && <Alert tone="warn" title={t(words.noParent)} />}
    </div>
  )
}

/** What somebody wrote, with what may not go on the site marked in it. */
export function MarkedText({ text }: { text: string }) {
  const t = useT()
  const findings = recognise(text)
  return (
    <p className="whitespace-pre-line break-words sheet p-4" lang="nl">
      {findings.map(({ kind, start, end }, at) => (
        <span key={start}>
          {text.slice(findings[at - 1]?.end ?? 0, start)}
          <mark className={maskedKinds.includes(kind) ? 'help-mark help-mark-hard' : 'help-mark'} title={t(findingWords[kind].name)}>
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(findings.at(-1)?.end ?? 0)}
    </p>
  )
}

/** What is known of a request; the postcode area is for coordinators alone (decisions 80). */
export function RequestFacts({ request }: { request: DeskRequest }) {
  const [t, locale] = [useT(), useLocale()]
  const { category, frequency, postcode4, town, relation, dayparts, preferredLanguage, preferenceNote, safetyFlags, exactAddress, expiresAt, links } = request
  const items = [
    { term: t(words.category), value: category && t(categoryWords[category]) },
    { term: t(words.frequency), value: frequency && t(frequencyWords[frequency]) },
    { term: t(words.when), value: whenInWords(dayparts ?? [], locale) || t(words.agreed) },
    { term: t(words.where), value: postcode4 && t(words.postcode, { area: postcode4, town: town ?? '' }) },
    { term: t(words.forWhom), value: relation ? t(relationWords[relation]) : t(words.self) },
    { term: t(words.language), value: preferredLanguage && languageName(preferredLanguage, locale) },
    { term: t(words.preference), value: preferenceNote },
    { term: t(words.safety), value: (safetyFlags ?? []).map((flag) => t(safetyWords[flag])).join('. ') },
    { term: t(words.address), value: exactAddress },
    { term: t(words.until), value: expiresAt && fullDay(locale, expiresAt) },
    { term: t(words.account), value: links.requester?.id && <Link href={`/users/${links.requester.id}`}>{t(words.openAccount)}</Link> },
  ].flatMap(({ term, value }) => (value ? [{ term, value }] : []))
  return <DefinitionList items={items} />
}
