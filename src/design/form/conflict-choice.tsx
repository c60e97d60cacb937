import { type Conflict, drawnFrom } from '#kernel/jsonapi/change-form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { DeclaredFields } from './define-form.ts'
import { messages } from './messages.ts'
import { ValueInWords } from './value-in-words.tsx'

/** Two people changed the same fields: both texts of each, to choose one by one or all at once. Works without script. */
export function ConflictChoice({ form, conflict }: { form: DeclaredFields; conflict: Conflict & { by?: string | null } }) {
  const t = useT()
  const { by = null, version, fields } = conflict
  return (
    <error-summary className="conflict" role="alert" tabIndex={-1}>
      <h2>
        <Icon name="warning-fill" size={26} />
        {t(messages.conflict, { by })}
      </h2>
      <p className="mt-1">{t(messages.conflictText)}</p>
      <input type="hidden" name={drawnFrom.seen} value={version} />
      {Object.entries(fields).map(([name, { mine, theirs }]) => {
        const entry = form.entries[name]!
        const sides = [
          { side: 'mine', words: t(messages.mine), values: mine },
          { side: 'theirs', words: t(messages.theirs, { by }), values: theirs },
        ]
        return (
          <fieldset key={name} className="conflict-field">
            <legend className="label">{t(entry.label)}</legend>
            <div className="conflict-sides">
              {sides.map(({ side, words, values }) => (
                <label key={side} className="conflict-side">
                  <input type="radio" className="radio" name={drawnFrom.choice(name)} value={side} />
                  <span className="min-w-0">
                    <span className="block font-semibold">{words}</span>
                    <ValueInWords entry={entry} values={values} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
      <p className="mt-5 flex flex-wrap gap-3">
        <Button variant="second" name={drawnFrom.all} value="mine">
          {t(messages.allMine)}
        </Button>
        <Button variant="second" name={drawnFrom.all} value="theirs">
          {t(messages.allTheirs, { by })}
        </Button>
      </p>
    </error-summary>
  )
}
