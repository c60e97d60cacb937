import clsx from 'clsx'
import { Icon } from '#design/icon/icon.tsx'
import { placeOf, type StepId } from './editor-steps.ts'
import { useAdvice, type Written } from './use-advice.ts'

type Props = { step: StepId; number: number; /** Nothing is missing there. */ isWhole: boolean; written: Written }

/** Whether a step is done: nothing is missing there, and nothing that it says stops publication. */
export function StepMark({ step, number, isWhole, written }: Props) {
  const { findings } = useAdvice(written)
  const isDone = isWhole && !findings.some(({ field, isHard }) => isHard && placeOf(field).step === step)
  return <span className={clsx('step-dot', isDone && 'is-done')}>{isDone ? <Icon name="check-bold" /> : number}</span>
}
