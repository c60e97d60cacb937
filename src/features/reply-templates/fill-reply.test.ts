import { expect, test } from 'vitest'
import { fillReply, namedIn } from './fill-reply.ts'

const facts = { firstName: 'Truus', vacancy: 'Voorlezen {{organisatie}}', organization: null }

test('a text names the facts of the conversation, once and as text', () => {
  expect(fillReply('Dag {{ Voornaam }}, over ‘{{vacature}}’', facts)).toBe('Dag Truus, over ‘Voorlezen {{organisatie}}’')
  expect(fillReply('Zonder namen', facts)).toBe('Zonder namen')
})

test('a text that names what this conversation has not is not offered', () => {
  expect(fillReply('Welkom bij {{organisatie}}', facts)).toBeNull()
  expect(fillReply('Dag {{telefoon}}', facts)).toBeNull()
  expect(fillReply('Dag {{voornaam', facts)).toBeNull()
  expect(namedIn('{{voornaam')).toBeNull()
})
