import { expect, test } from 'vitest'
import { consentIn, consentUpdate, decide, isGtagId, isUndecided, offered } from './consent.ts'

test('the banner stays until both are decided', () => {
  expect(isUndecided(consentIn(undefined))).toBe(true)
  expect(isUndecided(consentIn('cookieConsent={"functional":true,"analytical":true}'))).toBe(true)
  expect(isUndecided(consentIn('cookieConsent={"functional":true,"analytical":true,"thirdParty":false}'))).toBe(false)
})

test.each(['', 'ja', '{"analytical"', 'null', '[]', '7', '{"analytical":"true","thirdParty":1}', `{"a":"${'x'.repeat(10_000)}"}`])(
  'a cookie that is none (%j) counts as undecided',
  (cookie) => {
    expect(consentIn(`cookieConsent=${cookie}`)).toEqual({ functional: true })
  },
)

test('functional cookies cannot be turned off', () => {
  expect(consentIn('cookieConsent={"functional":false,"analytical":false,"thirdParty":false}').functional).toBe(true)
})

test('accept all, reject all, save selection', () => {
  const ticked = { analytical: true, thirdParty: false }
  expect(decide({ choice: 'all', ...ticked })).toEqual({ functional: true, analytical: true, thirdParty: true })
  expect(decide({ choice: 'none', ...ticked })).toEqual({ functional: true, analytical: false, thirdParty: false })
  expect(decide({ choice: 'selection', ...ticked })).toEqual({ functional: true, analytical: true, thirdParty: false })
})

test('save selection is offered when exactly one is ticked', () => {
  expect(offered({ analytical: false, thirdParty: false })).toBe('all')
  expect(offered({ analytical: true, thirdParty: false })).toBe('selection')
  expect(offered({ analytical: false, thirdParty: true })).toBe('selection')
  expect(offered({ analytical: true, thirdParty: true })).toBe('all')
})

test('ad storage is always denied, measuring is granted only after a yes', () => {
  expect(consentUpdate({ functional: true, analytical: true, thirdParty: true })).toMatchObject({ ad_storage: 'denied', analytics_storage: 'granted' })
  expect(consentUpdate({ functional: true, analytical: false, thirdParty: true })).toMatchObject({ ad_storage: 'denied', analytics_storage: 'denied' })
  expect(consentUpdate({ functional: true })).toMatchObject({ analytics_storage: 'denied' })
})

test('only a real id of a measuring tag is used', () => {
  expect(isGtagId('G-ABC123XYZ0')).toBe(true)
  for (const id of [null, '', "G-1';alert(1)//", 'javascript:1', 'G-abc']) expect(isGtagId(id)).toBe(false)
})
