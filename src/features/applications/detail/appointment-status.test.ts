import { expect, test } from 'vitest'
import type { SentAppointment } from '#features/conversations/model/appointment.ts'
import type { Side } from '#features/conversations/model/states.ts'
import { cardToPin } from './appointment-status.ts'

type Card = SentAppointment & { side: Side; isOver: boolean }
const words = { id: 'words', appointment: null }
const cardOf = (more: Partial<Card> = {}) => ({
  id: 'card',
  appointment: { side: 'organization', state: 'agreed', answer: null, isOver: false, ...more } as Card,
})
const volunteer = { isOwn: true, verbs: ['come', 'cannot', 'propose'] }
const team = { isOwn: false, verbs: ['come', 'cannot', 'propose'] }

test('an appointment that waits for an answer stays in view below what was written after it', () => {
  expect(cardToPin([cardOf(), words], volunteer)?.id).toBe('card')
  expect(cardToPin([words, cardOf({ side: 'volunteer', state: 'proposed' }), words, words], team)?.id).toBe('card')
})

test('as the last turn it is in view by itself', () => {
  expect(cardToPin([words, cardOf()], volunteer)).toBeNull()
})

test('an appointment that was answered, is over, was moved, or waits for the other side is not kept in view', () => {
  for (const more of [
    { answer: 'comes' },
    { answer: 'cannot' },
    { isOver: true },
    { state: 'moved' },
    { state: 'off' },
    { side: 'volunteer' },
  ] as Partial<Card>[])
    expect(cardToPin([cardOf(more), words], volunteer), JSON.stringify(more)).toBeNull()
  expect(cardToPin([cardOf(), words], { isOwn: true, verbs: [] })).toBeNull()
})
