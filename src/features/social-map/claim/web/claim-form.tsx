import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { claimWords as words } from '#features/social-map/claim/claim-words.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

type Props = {
  name: string
  /** Their organization has asked already. */ isAsked: boolean
  organizations: readonly { id: string; name: string }[]
  selected: string | null
}

/** An organization asks to look after an entry that nobody looks after. */
export function ClaimForm({ name, isAsked, organizations, selected }: Props) {
  const t = useT()
  const known = organizations.find(({ id }) => id === selected) ?? organizations[0]
  return (
    <section aria-labelledby="van-ons">
      <h2 id="van-ons" className="text-2xl">
        {t(words.own)}
      </h2>
      {isAsked ? (
        <p className="mt-2">{t(words.isAsked)}</p>
      ) : (
        <PostForm intent="claim" className="mt-2 grid gap-5 justify-items-start">
          {(isBusy) => (
            <>
              <p>{t(words.ownText, { name })}</p>
              {organizations.length === 1 ? (
                <input type="hidden" name="organizationId" value={known?.id} />
              ) : (
                <SelectField
                  name="organizationId"
                  label={t(words.forWhom)}
                  options={organizations.map((one) => ({ value: one.id, label: one.name }))}
                  defaultValue={known?.id}
                />
              )}
              <Button variant="second" busy={isBusy && t(words.ask)}>
                {t(words.ask)}
              </Button>
            </>
          )}
        </PostForm>
      )}
    </section>
  )
}
