import { Avatar } from '#design/avatar/avatar.tsx'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { FormFaults } from '#design/form/form-faults.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import type { Faults } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import { MissingRowPanel } from '#features/lists/web/missing-row-panel.tsx'
import { CardFacts } from '#features/pool/card/web/card-facts.tsx'
import { Reasons } from '#features/pool/card/web/reasons.tsx'
import { longestMessage } from '#features/pool/model/codes.ts'
import { poolInvitation } from '#features/pool/model/pool-invitation.ts'
import type { Card, Choosable } from '#features/pool/search/fetch-cards.ts'
import { searchWords as words } from '#features/pool/search/search-words.ts'

type Props = {
  openId: string
  closed: string
  card: Card | null
  /** Those that fit best first. */
  vacancies: readonly Choosable[]
  chosen: string | null
  isCenter: boolean
  /** Why nobody can be invited now; null while it is possible. */
  hindrance: string | null
  fault: { faults: Faults; message: string; vacancy: string } | undefined
}

/** Ask somebody for a vacancy, beside the list. */
export function InvitePanel({ openId, closed, card, vacancies, chosen, isCenter, hindrance, fault }: Props) {
  const t = useT()
  const place = { openId, closed, previous: null, next: null }
  if (!card) return <MissingRowPanel {...place} />
  const { firstName: name, town, about, isInvitable, hasApplied } = card
  const why = hindrance ?? (hasApplied ? t(words.hasApplied) : isInvitable ? null : t(words.notNow))
  return (
    <ListPanel {...place} title={t(words.invite, { name })}>
      <div className="flex gap-4 items-center">
        <Avatar name={name} large />
        <div>
          <h3 tabIndex={-1} className="text-2xl">
            {t(words.invite, { name })}
          </h3>
          {town && <p className="text-text-soft">{town}</p>}
        </div>
      </div>
      {about && <blockquote className="mt-4 text-lg whitespace-pre-line">‘{about}’</blockquote>}
      <div className="mt-4">
        <Reasons {...card.reasons} />
      </div>
      {why ? (
        <p className="mt-6 font-semibold">{why}</p>
      ) : (
        <div className="mt-6">
          <FormFaults faults={fault?.faults} />
          <PostForm intent="invite">
            <input type="hidden" name="entry" value={openId} />
            <div className="space-y-6">
              <SelectField
                id="invite-vacancy"
                name="vacancy"
                label={t(words.whichVacancy)}
                hint={t(words.fitsFirst)}
                options={vacancies.map(({ id, title, organization }) => ({ value: id, label: isCenter ? `${title} (${organization})` : title }))}
                defaultValue={fault?.vacancy ?? chosen ?? vacancies[0]?.id}
                error={fault?.faults.fields['vacancy']}
              />
              <TextAreaField
                name="message"
                label={t(words.message)}
                hint={t(words.messageHint, { name })}
                rows={6}
                maxLength={longestMessage}
                left={(n) => t(words.leftOver, { n })}
                check={{ field: poolInvitation.attributes.message }}
                error={fault?.faults.fields['message']}
                defaultValue={fault?.message}
              />
            </div>
            <Button type="submit" icon="paper-plane-tilt" className="mt-6">
              {t(words.send)}
            </Button>
          </PostForm>
        </div>
      )}
      <h4 className="mt-8 text-lg">{t(words.happens)}</h4>
      <ol className="mt-2 list-decimal pl-6 grid gap-2">
        <li>{t(words.first, { name })}</li>
        <li>{t(words.second, { name })}</li>
        <li>{t(words.third)}</li>
      </ol>
      <p className="mt-3 text-text-soft">{t(words.expires)}</p>
      <div className="mt-6">
        <CardFacts card={card} />
      </div>
    </ListPanel>
  )
}
