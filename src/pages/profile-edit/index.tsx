import { user } from '#features/users/model/user.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { faultsIn } from '#kernel/fields/checked-field.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { NameFields, checkFirstName, checkLastName } from '#features/auth/forms/web/fields.tsx'
import type { Faults } from '#kernel/fields/form.ts'
import { faultsOf } from '#features/auth/forms/web/faults.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { EditProfile } from '#features/users/profile/web/edit-tabs.tsx'
import { words } from '#features/users/profile/web/profile-words.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { cardWords } from '#features/pool/card/card-words.ts'
import { type CardOutcome, changeCardPart, loadCardPart } from '#features/pool/card/web/card-part.ts'
import { cardAddress } from '#features/pool/model/addresses.ts'
import { visitContext } from '#shell/context.ts'

const CardEditor = lazyPart(() => import('#features/pool/card/web/card-editor.tsx').then((file) => file.CardEditor))

const checkPhone = { field: user.attributes.phone }

type Me = { firstName: string; lastName: string | null; phone: string | null }

/** The part of the volunteer pool stands at an address of its own. */
const isPoolPart = (address: string) => new URL(address).searchParams.get('part') === 'pool'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { flags, shell } = context.get(visitContext)
  const hasPool = flags.volunteerProfiles
  if (isPoolPart(request.url)) {
    if (!hasPool) throw data({ code: 'not_found' }, { status: 404 })
    return { part: 'pool' as const, hasPool, center: shell.center.name, ...(await loadCardPart(api)) }
  }
  const { firstName, lastName, phone } = await api.read<Me>('current_user')
  return { part: 'names' as const, hasPool, firstName, lastName, phone }
}

type Outcome = { saved?: true; typed?: Me } & Partial<Faults>

export async function action({ context, request }: ActionFunctionArgs) {
  const {
    shell: { locale },
  } = context.get(visitContext)
  const form = await request.formData()
  if (isPoolPart(request.url)) return await changeCardPart(context.get(apiContext), form, locale)
  const text = (name: string) => String(form.get(name) ?? '')
  const typed: Me = { firstName: text('firstName'), lastName: text('lastName'), phone: text('phone') }
  const fields = faultsIn(form, locale, { firstName: checkFirstName, lastName: checkLastName, phone: checkPhone })
  if (Object.keys(fields).length > 0) return data<Outcome>({ fields, typed }, 422)
  try {
    await context
      .get(apiContext)
      .request('PATCH', 'current_user', { first_name: typed.firstName, last_name: typed.lastName, phone: typed.phone?.trim() || null })
  } catch (error) {
    return data<Outcome>({ ...faultsOf(error, locale), typed }, (error as ApiError).status)
  }
  return data<Outcome>({ saved: true })
}

export default function EditProfilePage() {
  const t = useT()
  const loaded = useLoaderData<typeof loader>()
  const outcome = useAnswer<typeof action>()
  const part = loaded.hasPool ? { href: cardAddress, label: t(cardWords.tab) } : null
  if (loaded.part === 'names') return <EditNames known={loaded} outcome={(outcome ?? {}) as Outcome} part={part} />
  const { said = null, answer, pauseFault = null } = (outcome ?? {}) as CardOutcome
  return (
    <EditProfile title={t(words.edit)} current="part" part={part}>
      <CardEditor {...loaded} {...{ said, answer, pauseFault }} />
    </EditProfile>
  )
}

function EditNames({ known, outcome, part }: { known: Me; outcome: Outcome; part: { href: string; label: string } | null }) {
  const t = useT()
  const faults = outcome.fields && { fields: outcome.fields, ...(outcome.problem && { problem: outcome.problem }) }
  const { firstName, lastName, phone } = outcome.typed ?? known
  return (
    <EditProfile title={t(words.edit)} current="default" part={part}>
      {outcome.saved && (
        <div className="mt-6">
          <Alert tone="success" live>
            <p>{t(words.saved)}</p>
          </Alert>
        </div>
      )}
      <PostedForm faults={faults} large={false} submit={t(words.save)}>
        <NameFields faults={faults} firstName={firstName} lastName={lastName} />
        <TextField
          name="phone"
          type="tel"
          label={t(words.phone)}
          optional={t(words.optional)}
          hint={t(words.phoneHint)}
          autoComplete="tel"
          defaultValue={phone ?? ''}
          error={faults?.fields['phone']}
          check={checkPhone}
        />
      </PostedForm>
    </EditProfile>
  )
}
