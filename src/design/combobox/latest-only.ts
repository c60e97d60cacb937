type Questions<Question> = { ask: (question: Question, pause: number) => void; drop: () => void }

/**
 * Asks after a pause of so many milliseconds, and hands over the answer to the last question alone: the ones before are
 * dropped, whenever theirs come. Null: there is no answer.
 */
export function latestOnly<Question, Answer>(
  find: (question: Question, signal: AbortSignal) => Promise<Answer>,
  onAnswer: (answer: Answer | null, question: Question) => void,
): Questions<Question> {
  let last: AbortController | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const drop = () => {
    clearTimeout(waiting)
    last?.abort()
  }
  const ask = (question: Question, pause: number) => {
    drop()
    const { signal } = (last = new AbortController())
    waiting = setTimeout(async () => {
      const answer = await find(question, signal).catch(() => null)
      if (!signal.aborted) onAnswer(answer, question)
    }, pause)
  }
  return { ask, drop }
}
