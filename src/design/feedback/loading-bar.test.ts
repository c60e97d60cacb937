import { expect, test } from 'vitest'
import { nextLoadingState } from './loading-bar.tsx'

test('a page that is there within 200 ms shows no bar', () => {
  expect(nextLoadingState('idle', true, false)).toEqual(['running', 200])
})

test('a bar that is full stays half a second, then fades, then starts anew', () => {
  expect(nextLoadingState('running', false, false)).toEqual(['done', 0])
  expect(nextLoadingState('done', false, false)).toEqual(['leaving', 500])
  expect(nextLoadingState('leaving', false, false)).toEqual(['idle', 400])
})

test('a page that does not come leaves a bar that failed', () => {
  expect(nextLoadingState('running', false, true)).toEqual(['failed', 0])
})

test('the next page does not wait for the last bar to go', () => {
  expect(nextLoadingState('leaving', true, false)).toEqual(['running', 0])
})
