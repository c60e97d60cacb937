import { typedLink } from '#kernel/rich-text/link-target.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { menuForm, menuFormFor, valueInputs } from '#features/menu-items/menu-form.ts'
import type { Menu } from '#features/menu-items/menu-item.ts'
import { routeOf, type RouteName } from '#features/menu-items/menu-routes.ts'
import { menuNames, menuWords as words } from '#features/menu-items/messages.ts'
import type { Choice } from '#features/menu-items/menu-lines.ts'
import './menu-items.css'

type Props = {
  /** Null: a new line. */
  line: { name: string; values: Typed; version: number } | null
  menu: Menu
  pages: readonly Choice[]
  routes: readonly RouteName[]
  isBilingual: boolean
  answer: FormAnswer | undefined
}

const usual: Typed = { target: ['page'], visibleFor: ['all'] }

/** The form of a line. CSS shows the target input that belongs to the chosen kind of target. */
export function LineEditor({ line, menu, pages, routes, isBilingual, answer }: Props) {
  const t = useT()
  const title = line?.name ?? t(words.newLine)
  const values = answer?.typed ?? line?.values ?? usual
  const [target = ''] = values['target'] ?? []
  const [value = ''] = values['targetValue'] ?? []
  const error = answer?.faults.fields['targetValue']
  const asked = (kind: keyof typeof valueInputs) => ({ value: target === kind ? value : '', error: target === kind ? error : undefined })
  const back = `/content/menu-items#${menu}`
  return (
    <>
      <PageHead title={title} crumbs={[{ href: back, label: t(menuNames[menu]) }]} current={title} />
      <div className="max-w-[44rem] mt-8 line-form">
        <DeclaredForm
          form={menuFormFor(isBilingual)}
          values={line?.values ?? usual}
          {...(line && { version: line.version })}
          answer={answer}
          submit={t(line ? words.save : words.add)}
          asks
          beside={
            <LinkButton variant="quiet" size={line ? 'medium' : 'large'} href={back}>
              {t(words.back)}
            </LinkButton>
          }
        >
          <div className="space-y-6">
            <FormFields of={menuForm} names={['target']} />
            {/* The target of the link in the error summary. */}
            <div id="targetValue" tabIndex={-1} className="outline-none">
              <div className="for-page">
                <SelectField
                  name={valueInputs.page}
                  label={t(words.choosePage)}
                  hint={t(words.noPages)}
                  empty={t(words.chooseFirst)}
                  error={asked('page').error}
                  defaultValue={asked('page').value}
                  options={pages.map(({ id, titleNl, isOnline }) => ({ value: id, label: isOnline ? titleNl : t(words.notOnline, { title: titleNl }) }))}
                />
              </div>
              <div className="for-route">
                <SelectField
                  name={valueInputs.route}
                  label={t(words.choosePart)}
                  empty={t(words.chooseFirstPart)}
                  error={asked('route').error}
                  defaultValue={asked('route').value}
                  options={routes.map((name) => ({ value: name, label: t(routeOf(name).name) }))}
                />
              </div>
              <div className="for-url">
                <TextField
                  name={valueInputs.url}
                  label={t(words.address)}
                  hint={t(words.addressHint)}
                  error={asked('url').error}
                  defaultValue={typedLink(asked('url').value)}
                  maxLength={500}
                  inputMode="url"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </div>
            </div>
            <FormFields of={menuForm} names={['labelNl', 'labelEn', 'visibleFor']} />
            <details className="line-more">
              <summary>{t(words.more)}</summary>
              <div className="for-url mt-4">
                <FormFields of={menuForm} names={['newWindow']} />
              </div>
              <FormFields of={menuForm} names={['featureFlag']} className="mt-4" />
            </details>
          </div>
        </DeclaredForm>
      </div>
    </>
  )
}
