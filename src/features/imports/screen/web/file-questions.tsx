import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ImportProblem } from './import-problem.tsx'
import type { ImportOutcome, ShownList } from './load-import.ts'
import { words } from './screen-words.ts'

/** Rows that are shown below the likely head, and at least. */
const below = 2
const atLeast = 5

const programs: Readonly<Record<string, 'fromWindows' | 'fromMac' | 'fromDos' | 'fromUtf8'>> = {
  'UTF-8': 'fromUtf8',
  'Windows-1252': 'fromWindows',
  macintosh: 'fromMac',
  IBM850: 'fromDos',
}

/** What only a person can see of a file: which letters are right, and which row is the head. */
export function FileQuestions({ list, outcome }: { list: ShownList; outcome: ImportOutcome | undefined }) {
  const t = useT()
  const { encoding, headRow } = list.questions
  const likely = headRow?.findIndex(({ isLikely }) => isLikely) ?? 0
  return (
    <div className="mt-8 max-w-200">
      <ImportProblem problem={outcome?.problem} className="mb-4" />
      <PostForm intent="answers" className="grid gap-8">
        {(sending) => (
          <>
            <input type="hidden" name="list" value={list.id} />
            {encoding && (
              <ChoiceGroup id="encoding" legend={t(words.whichLetters)} hint={t(words.whichLettersHint)}>
                {encoding.map(({ encoding: name, examples }, at) => (
                  <Radio
                    key={name}
                    name="encoding"
                    value={name}
                    defaultChecked={at === 0}
                    label={<span className="wrap-anywhere">{examples.join(' · ')}</span>}
                    note={programs[name] && t(words[programs[name]])}
                  />
                ))}
              </ChoiceGroup>
            )}
            {headRow && (
              <ChoiceGroup id="headRow" legend={t(words.whichHead)} hint={t(words.whichHeadHint)}>
                {headRow.slice(0, Math.max(atLeast, likely + 1 + below)).map(({ row, cells, isLikely }) => (
                  <Radio
                    key={row}
                    name="headRow"
                    value={row}
                    defaultChecked={isLikely}
                    label={<span className="wrap-anywhere">{cells.filter((cell) => cell !== '').join(' · ')}</span>}
                    note={t(words.rowNumber, { n: row })}
                  />
                ))}
              </ChoiceGroup>
            )}
            <p>
              <Button iconAfter="arrow-right-bold" busy={sending && t(words.sending)}>
                {t(words.next)}
              </Button>
            </p>
          </>
        )}
      </PostForm>
    </div>
  )
}
