import { use } from 'react'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormContext, FormFields } from '#design/form/form-fields.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import type { Typed } from '#kernel/fields/form.ts'
import { fullDay, monthOf } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { Section } from '#features/users/profile/web/section.tsx'
import { type Viewer, ViewersList } from '#features/users/profile/web/viewers-list.tsx'
import { words as profileWords } from '#features/users/profile/web/profile-words.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { dayInWords, daypartInWords } from '#features/vacancies/model/day-names.ts'
import { days } from '#features/vacancies/model/whole-dayparts.ts'
import { WeekRow, WeekTable } from '#features/vacancies/search/web/week-table.tsx'
import { cardForm } from '#features/pool/card/card-form.ts'
import { cardWords as words, visibilityChoices } from '#features/pool/card/card-words.ts'
import type { OwnCard } from '#features/pool/card/fetch-card.ts'
import { repliesAddress } from '#features/pool/model/addresses.ts'
import { CardFacts } from './card-facts.tsx'

export type CardSaid = 'saved' | 'confirmed' | 'paused' | 'resumed' | 'removed' | 'vogNowShown' | 'vogNowHidden'
type Props = {
  card: OwnCard | null
  values: Typed
  answer: FormAnswer | undefined
  /** What is wrong with the day of a pause. */
  pauseFault: string | null
  said: CardSaid | null
  center: string
  viewers: readonly Viewer[]
}

/** Write one's own card, choose who sees it, and see how others see it. */
export function CardEditor({ card, values, answer, pauseFault, said, center, viewers }: Props) {
  const t = useT()
  return (
    <>
      {said && (
        <div className="mt-6">
          <Alert tone="success" live>
            <p>{t(words[said])}</p>
          </Alert>
        </div>
      )}
      <div className="mt-6">
        <CardState card={card} />
      </div>
      <h2 className="text-2xl mt-8">{t(words.title)}</h2>
      <p className="mt-1 text-text-soft">{t(words.text)}</p>
      <div className="mt-6">
        <DeclaredForm form={cardForm} values={values} answer={answer} intent="card" submit={t(words.save)} asks>
          <FormFields of={cardForm} names={['about', 'postcode', 'birthYear']} />
          <div className="mt-6">
            <VisibilityField center={center} />
          </div>
          <details className="mt-6" open={hasMore(values) || undefined}>
            <summary className="link inline-block py-2 cursor-pointer">{t(words.more)}</summary>
            <p className="mt-1 mb-6 text-text-soft">{t(words.moreText)}</p>
            <FormFields of={cardForm} names={['themes', 'skills', 'targetGroups']} />
            <div className="mt-6">
              <WeekField />
            </div>
            <FormFields
              of={cardForm}
              className="mt-6"
              names={[
                'commitment',
                'hoursPerWeek',
                'maxDistanceKm',
                'transport',
                'languages',
                'dutchLevel',
                'goal',
                'goalShown',
                'supportNeeds',
                'contactFrequency',
              ]}
            />
          </details>
        </DeclaredForm>
      </div>
      <Section id="preview" title={t(words.preview)}>
        <Preview card={card} />
      </Section>
      {card?.vogSeenOn && card.visibility !== 'hidden' && <VogSection card={card} seenOn={card.vogSeenOn} center={center} />}
      {card && card.visibility !== 'hidden' && (
        <Section id="pause" title={t(words.pauseTitle)} text={t(words.pauseText)}>
          {card.status === 'paused' ? (
            <PostedForm intent="resume" variant="second" large={false} className="" submit={t(words.resume)} />
          ) : (
            <PostedForm
              intent="pause"
              variant="second"
              large={false}
              className=""
              submit={t(words.pause)}
              faults={pauseFault ? { fields: { until: pauseFault } } : undefined}
            >
              <DateField name="until" label={t(words.pauseUntil)} error={pauseFault ?? undefined} defaultValue="" />
            </PostedForm>
          )}
          <p className="mt-4 text-text-soft">{t(words.keepText)}</p>
        </Section>
      )}
      <Section id="viewers" title={t(profileWords.viewers)} text={t(profileWords.viewersText, { center })}>
        <ViewersList viewers={viewers} />
        <p className="mt-4">
          <Link href={repliesAddress}>{t(words.toReplies)}</Link>
        </p>
      </Section>
      {card && (
        <Section id="remove-card" title={t(words.removeTitle)} text={t(words.removeText)}>
          <PostedForm intent="remove" variant="danger" large={false} className="" submit={t(words.remove)} />
        </Section>
      )}
    </>
  )
}

/** Whether others read that a certificate of good conduct (VOG) was seen: one press, and not unless its owner pressed. */
function VogSection({ card: { vogShown }, seenOn, center }: { card: OwnCard; seenOn: string; center: string }) {
  const t = useT()
  const month = monthOf(useLocale(), seenOn)
  return (
    <Section id="vog" title={t(words.vogTitle)} text={vogShown ? t(words.vogShown, { month }) : t(words.vogHidden, { center, month })}>
      <PostedForm
        intent={vogShown ? 'hide_vog' : 'show_vog'}
        variant="second"
        large={false}
        className=""
        submit={t(vogShown ? words.hideVog : words.showVog)}
      />
    </Section>
  )
}

/** What was filled in before is open to see. */
const hasMore = (values: Typed) => ['themes', 'skills', 'targetGroups', 'dayparts', 'commitment', 'languages'].some((name) => (values[name] ?? []).length > 0)

function CardState({ card }: { card: OwnCard | null }) {
  const t = useT()
  const locale = useLocale()
  const status = card?.status ?? 'hidden'
  const text = {
    hidden: t(words.stateHidden),
    visible: t(words.stateVisible),
    paused: t(words.statePaused, { day: card?.pausedUntil ? fullDay(locale, `${card.pausedUntil}T12:00:00Z`) : '' }),
    stale: t(words.stateStale),
  }[status]
  return (
    <>
      <p className="flex gap-2 items-center font-semibold">
        <Icon name={status === 'visible' ? 'eye' : 'eye-slash'} size={22} />
        {text}
      </p>
      {(status === 'stale' || status === 'visible') && (
        <PostedForm intent="confirm" variant="second" large={false} className="mt-3" submit={t(words.confirm)} />
      )}
    </>
  )
}

/** The card as others see it. */
function Preview({ card }: { card: OwnCard | null }) {
  const t = useT()
  if (!card) return <p>{t(words.previewEmpty)}</p>
  const isHidden = card.visibility === 'hidden'
  return (
    <>
      <div className={isHidden ? 'sheet sheet-pad border-dashed' : 'sheet sheet-pad'}>
        {isHidden && (
          <p className="flex gap-2 items-center mb-4 text-text-soft">
            <Icon name="eye-slash" size={20} />
            {t(words.previewHidden)}
          </p>
        )}
        <div className="flex gap-4 items-center">
          <Avatar name={card.firstName} large />
          <div>
            <p className="font-semibold text-lg">{card.firstName}</p>
            {card.town && <p className="text-text-soft">{card.town}</p>}
          </div>
        </div>
        {card.about && <blockquote className="mt-4 text-lg">‘{card.about}’</blockquote>}
        <div className="mt-4">
          <CardFacts card={{ ...card, goal: card.goalShown ? card.goal : null, vogSeenOn: card.vogShown ? card.vogSeenOn : null }} />
        </div>
      </div>
      <p className="mt-3 flex gap-2 text-text-soft">
        <Icon name="lock" size={20} className="shrink-0 mt-0.5" />
        {t(words.never)}
      </p>
    </>
  )
}

/** Who may see it, each with what follows from it; what is saved is chosen, and for a new card nobody. */
function VisibilityField({ center }: { center: string }) {
  const t = useT()
  const { form, values, faults } = use(FormContext)!
  const [chosen = 'hidden'] = values['visibility'] ?? []
  const labels = { hidden: t(words.hidden), center: t(words.center, { center }), organizations: t(words.organizations) }
  const notes = { hidden: t(words.hiddenText), center: t(words.centerText), organizations: t(words.organizationsText) }
  return (
    <ChoiceGroup id="visibility" legend={t(words.who)} check={form.inputs['visibility']} error={faults['visibility']}>
      {visibilityChoices.map((one) => (
        <Radio key={one} name="visibility" value={one} label={labels[one]} note={notes[one]} defaultChecked={one === chosen} />
      ))}
    </ChoiceGroup>
  )
}

/** The week as a table of boxes. */
function WeekField() {
  const t = useT()
  const locale = useLocale()
  const { form, values, faults } = use(FormContext)!
  const chosen = values['dayparts'] ?? []
  return (
    <ChoiceGroup id="dayparts" legend={t(words.dayparts)} check={form.inputs['dayparts']} error={faults['dayparts']}>
      <WeekTable renderHead={(_, name) => <span className="block py-2">{name}</span>}>
        <tbody>
          {days.map((day) => (
            <WeekRow
              key={day}
              day={day}
              head={capitalize(dayInWords(day, locale))}
              renderCell={(moment) => (
                <label className="choice justify-center">
                  <input
                    type="checkbox"
                    className="check"
                    name="dayparts"
                    value={moment}
                    defaultChecked={chosen.includes(moment)}
                    aria-label={capitalize(daypartInWords(moment, locale))}
                  />
                </label>
              )}
            />
          ))}
        </tbody>
      </WeekTable>
    </ChoiceGroup>
  )
}
