import { type CheckedVacancy, type Gap, incompleteOf } from './incomplete.ts'
import type { QualityFacts, QualityFinding } from './quality-criteria.ts'
import { qualityFindings } from './quality-findings.ts'
import { qualityAdvice, qualityTitles } from './quality-words.ts'

/** A vacancy as both checks read it. */
export type FactsOfVacancy = CheckedVacancy & Omit<QualityFacts, 'english'>

/** All that blocks a publication: what is missing or inconsistent, and the hard findings of the quality check. */
export function gapsIn(row: FactsOfVacancy, now: Date): Gap[] {
  return [...incompleteOf(row, now), ...hardFindings(row)]
}

/** Findings of the quality check that block a publication. */
export function hardFindings(row: FactsOfVacancy): Gap[] {
  const hard = qualityFindings({ ...row, english: row.translations.en ?? null }).filter(({ isHard, code }) => isHard && code !== 'contact_missing')
  return hard.map(({ code, field }: QualityFinding) => ({
    field: field === 'english' ? 'translations' : field,
    code,
    words: { nl: `${qualityTitles[code].nl}. ${qualityAdvice[code].nl}`, en: `${qualityTitles[code].en}. ${qualityAdvice[code].en}` },
  }))
}
