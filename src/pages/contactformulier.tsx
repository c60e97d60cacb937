import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Link } from '#design/link/link.tsx'
import { contactForm } from '#features/support/contact-form.ts'
import { fetchAddress } from '#features/support/fetch-address.ts'
import { fetchAskedAbout, topicAbout, withAddress } from '#features/support/asked-about.ts'
import { supportWords as words } from '#features/support/messages.ts'
import { CenterContact } from '#features/support/web/center-contact.tsx'
import { useShell, visitContext } from '#shell/context.ts'

const sent = 'verstuurd'
const ofKind = {
  vacancy: { title: words.wrongTitle, text: words.wrongText, back: words.backToVacancy },
  entry: { title: words.entryTitle, text: words.entryText, back: words.backToEntry },
} as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { person } = context.get(visitContext).shell
  const url = new URL(request.url)
  return {
    isSent: url.searchParams.has(sent),
    about: await fetchAskedAbout(context.get(apiContext), url),
    isCenter: hasRole(person!, caseStaff),
    address: await fetchAddress(context.get(apiContext)),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const about = await fetchAskedAbout(api, url)
  const outcome = await submitForm({
    form: contactForm,
    data: await request.formData(),
    locale: context.get(visitContext).shell.locale,
    send: async (body) =>
      await api.conversations.create({ ...body, ...(about && { message: withAddress(body.message, about.path, url) }), subjectType: 'support' }),
  })
  if (outcome.refused) return data<FormAnswer>(outcome.refused, outcome.refused.status)
  return redirect(about ? `${about.form}&${sent}` : `/contactformulier?${sent}`, 303)
}

/** A form for the person's one conversation with the center (decisions 34). */
export default function Contact() {
  const t = useT()
  const { isSent, isCenter, about, address } = useLoaderData<typeof loader>()
  const { center, locale } = useShell()
  const answer = useAnswer() as FormAnswer | undefined
  return (
    <div className="wrap py-10 md:py-14 grid lg:grid-cols-[minmax(0,1fr)_22.5rem] gap-12 xl:gap-20">
      <div className="min-w-0 max-w-2xl">
        <h1>{t(isSent ? words.sentTitle : about ? ofKind[about.kind].title : words.contactTitle)}</h1>
        {isSent ? (
          <>
            <p className="text-lg mt-3">{t(words.thenAnswer)}</p>
            <p className="mt-6 flex flex-wrap gap-3">
              <LinkButton href="/support">{t(words.toTalk)}</LinkButton>
              {about ? (
                <LinkButton href={about.path} variant="second">
                  {t(ofKind[about.kind].back)}
                </LinkButton>
              ) : (
                <LinkButton href="/contactformulier" variant="second">
                  {t(words.another)}
                </LinkButton>
              )}
            </p>
          </>
        ) : isCenter ? (
          <>
            <p className="text-lg mt-3">{t(words.yoursText)}</p>
            <p className="mt-6">
              <LinkButton href="/conversations?subject=support">{t(words.toQuestions)}</LinkButton>
            </p>
          </>
        ) : (
          <>
            <p className="text-lg mt-3">{t(about ? ofKind[about.kind].text : words.contactText)}</p>
            <p className="mt-2 mb-8">
              {about ? (
                <Link href={about.path} lang="nl">
                  {about.title}
                </Link>
              ) : (
                <Link href="/support">{t(words.answersFirst)}</Link>
              )}
            </p>
            <DeclaredForm
              form={contactForm}
              answer={answer}
              submit={t(words.sendContact)}
              {...(about && { values: { topic: [topicAbout(about, locale)] }, keptAs: about.id })}
            >
              <FormFields of={contactForm} />
            </DeclaredForm>
          </>
        )}
      </div>
      <aside className="self-start" aria-labelledby="reach-title">
        <h2 id="reach-title" className="text-2xl mb-2">
          {t(words.visitUs)}
        </h2>
        <div className="rule-strong">
          <CenterContact center={center} address={address} />
        </div>
        {!isSent && !isCenter && (
          <>
            <h2 className="text-2xl mt-10">{t(words.afterwards)}</h2>
            <ol className="mt-3 space-y-3">
              {[t(words.thenRead, { center: center.name }), t(words.thenAnswer), t(words.thenTalk)].map((step, at) => (
                <li key={step} className="flex gap-3">
                  <span className="font-display text-xl leading-6 text-link w-5 shrink-0">{at + 1}</span>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          </>
        )}
      </aside>
    </div>
  )
}
