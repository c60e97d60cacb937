import { expect, test } from 'vitest'
import { incompleteOf } from '#features/vacancies/quality/incomplete.ts'
import { qualityFindings } from '#features/vacancies/quality/quality-findings.ts'
import { vacancyTemplates } from './templates.ts'

test.each(vacancyTemplates.flatMap((one) => (['nl', 'en'] as const).map((locale) => [`${one.id} in ${locale}`, one, one.text[locale]] as const)))(
  '%s lacks no more than when, where and who, and meets the criteria',
  (_, { text: _text, ...choices }, text) => {
    const vacancy = { ...choices, ...text, translations: {}, dayparts: ['mon_morning'], slots: [], startDate: null, endDate: null, validThrough: null }
    const more = { minAge: null, maxAge: null, ageReason: null, allowanceCents: null, city: 'Zutphen', postcode: '7201 AB', hasContact: true }
    expect(incompleteOf({ ...vacancy, ...more }).map(({ field }) => field)).toEqual(['validThrough'])
    expect(qualityFindings({ ...vacancy, ...more, insured: true }).filter(({ isHard, code }) => isHard && code !== 'placeholder')).toEqual([])
  },
)
