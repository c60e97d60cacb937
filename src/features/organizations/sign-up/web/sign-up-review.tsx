import { DefinitionList } from '#design/facts/definition-list.tsx'
import { ValueInWords } from '#design/form/value-in-words.tsx'
import { Link } from '#design/link/link.tsx'
import { organizationForm } from '#features/organizations/editor/web/organization-form.ts'
import { signUpWords as words } from '#features/organizations/sign-up/sign-up-messages.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { signUpSteps } from './sign-up-action.ts'

/** All values by step, each with a link back to it. */
export function SignUpReview({ steps, typed }: { steps: ReturnType<typeof signUpSteps>; typed: Typed }) {
  const t = useT()
  return (
    <div className="space-y-8 mb-10">
      {steps.map(({ title, names }, i) => {
        const filled = names.filter((name) => (typed[name] ?? []).some(Boolean))
        return (
          filled.length > 0 && (
            <section key={title.nl} aria-labelledby={`stap-${i + 1}`}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-strong pt-3">
                <h2 id={`stap-${i + 1}`} className="text-xl">
                  {t(title)}
                </h2>
                <Link className="py-1.5" href={`/organizations/signup?stap=${i + 1}`}>
                  <span aria-hidden>{t(words.change)}</span>
                  <span className="sr-only">{t(words.changeStep, { step: t(title) })}</span>
                </Link>
              </div>
              <DefinitionList
                items={filled.map((name) => ({
                  term: t(organizationForm.entries[name].label),
                  value: <ValueInWords entry={organizationForm.entries[name]} values={typed[name]!} />,
                }))}
              />
            </section>
          )
        )
      })}
    </div>
  )
}

/** The terms are on the page itself, short enough to be read. */
export function SignUpTerms({ center }: { center: string }) {
  const t = useT()
  return (
    <details className="mt-2">
      <summary className="link inline-block py-2 cursor-pointer">{t(words.terms)}</summary>
      <ul className="list-disc pl-6 py-2 space-y-1">
        <li>{t(words.terms1)}</li>
        <li>{t(words.terms2)}</li>
        <li>{t(words.terms3)}</li>
        <li>{t(words.terms4, { center })}</li>
      </ul>
    </details>
  )
}
