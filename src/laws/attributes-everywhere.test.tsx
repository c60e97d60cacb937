import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { copyOf, storedColumns } from '#kernel/db/copy-row.ts'
import { json, text } from '#kernel/fields/field.ts'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'
import { changeable, type Resource } from '#kernel/jsonapi/resource.ts'
import { FormContext } from '#design/form/form-fields.tsx'
import { application } from '#features/applications/model/application.ts'
import { askedColumns } from '#features/exports/columns.ts'
import { exportColumns } from '#features/exports/columns.ts'
import { notExported } from '#features/exports/columns.ts'
import { applicationList } from '#features/applications/board/application-list.ts'
import { fileList } from '#features/files/list/file-list.ts'
import { libraryFile } from '#features/files/model/file.ts'
import type { AnyList } from '#features/lists/list.ts'
import { news } from '#features/news/model/news.ts'
import { newsList } from '#features/news/staff-list/news-list.ts'
import { organization } from '#features/organizations/model/organization.ts'
import { organizationList } from '#features/organizations/staff-list/organization-list.ts'
import { activity } from '#features/activities/model/activity.ts'
import { activityList } from '#features/activities/overview/activity-list.ts'
import { partner } from '#features/partners/partner.ts'
import { partnerList } from '#features/partners/partner-list.ts'
import { replyList } from '#features/reply-templates/reply-list.ts'
import { replyTemplate } from '#features/reply-templates/reply-template.ts'
import { mapEntry } from '#features/social-map/model/entry.ts'
import { mapList } from '#features/social-map/staff-list/map-list.ts'
import { userList } from '#features/users/staff-list/user-list.ts'
import { vacancyList } from '#features/vacancies/staff-list/vacancy-list.ts'
import { contentOf } from '#features/pages/model/server/content-of.ts'
import { contentItem } from '#features/pages/model/content-item.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { lookNames } from '#features/settings/model/stored-look.ts'
import { user } from '#features/users/model/user.ts'
import { askedIn, editorForm, editorLinks } from '#features/vacancies/editor/editor-form.ts'
import { notCopied } from '#features/vacancies/editor/server/write.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'
import { editorSteps } from '#features/vacancies/editor/web/editor-steps.ts'
import { StepFields } from '#features/vacancies/editor/web/step-fields.tsx'

/** A vacancy with extra attributes that its copy, its export file and its form do not know. */
const grown = { ...vacancy, attributes: { ...vacancy.attributes, shade: text({ optional: true }), shapes: json<string[]>()({ later: true }) } }

/** Attributes that can be written: neither read-only nor computed from others. */
const writable = ({ attributes }: Pick<Resource, 'attributes'>) =>
  Object.entries(changeable(attributes)).flatMap(([name, { readOnly, sql }]) => (readOnly || sql ? [] : [name]))

test('a new attribute is in the copy of a vacancy, and what is left out of it is declared', () => {
  const row = { title: 'Voorlezen', places_taken: 3, contact_user_id: 'wim', shade: 'groen', shapes: ['rond'], letters: 'not declared' }
  const copy = copyOf(grown, row, { without: notCopied })
  expect(copy).toMatchObject({ title: 'Voorlezen', contact_user_id: 'wim', shade: 'groen', shapes: '["rond"]' })
  expect(Object.keys(copy)).not.toEqual(expect.arrayContaining(['places_taken']))
  expect(Object.keys(copy)).not.toContain('letters')
  expect(notCopied.filter((name) => !storedColumns(vacancy).has(name))).toEqual([])
  expect(
    [...storedColumns(vacancy).keys()].filter((name) => !(notCopied as readonly string[]).includes(name)).filter((name) => name in vacancy.attributes),
  ).toEqual(expect.arrayContaining(['title', 'translations', 'questions', 'skills', 'externalApplyUrl', 'tile', 'latitude']))
})

const exported: Record<keyof typeof notExported, Resource> = {
  organizations: organization,
  vacancies: vacancy,
  applications: application,
  users: user,
  news,
  partners: partner,
  files: libraryFile,
  content_items: contentItem,
  reply_templates: replyTemplate,
  activities: activity,
  social_map_entries: mapEntry,
}

test.each(Object.entries(exported))('every attribute of %s has a column in its file or is named as left out, and none is both', (name, resource) => {
  const told = exportColumns[name as keyof typeof notExported].columns.map(({ of }) => of)
  const left: readonly string[] = notExported[name as keyof typeof notExported]
  expect(Object.keys(resource.attributes).filter((attribute) => !told.includes(attribute) && !left.includes(attribute))).toEqual([])
  expect(left.filter((attribute) => told.includes(attribute) && attribute !== 'address')).toEqual([])
})

/** What a list asks for to draw a row or to lead on, and excerpts of letters, which no file holds. */
const drawn: Partial<Record<keyof typeof exportColumns, readonly string[]>> = {
  organizations: ['logo'],
  vacancies: ['tile', 'image'],
  // `agedSince` orders columns of the board; putting away is of its day.
  applications: ['opening', 'vacancy', 'organization', 'snoozedUntil', 'agedSince'],
  users: ['name'],
  files: ['pictures', 'focusX', 'focusY'],
  // Which tab and which badge, from the status and the clock.
  activities: ['stage'],
}
const lists: readonly AnyList[] = [organizationList, vacancyList, applicationList, userList, newsList, partnerList, fileList, replyList, mapList, activityList]

test.each(lists.map((list) => [list.resource.type, list] as const))('the file of %s has every column that its screen can show', (type, { ask }) => {
  const resource = type as keyof typeof exportColumns
  const told = exportColumns[resource].columns.map(({ of }) => of)
  const shown = (ask.fields as Record<string, readonly string[]>)[type]!
  expect(shown.filter((name) => !told.includes(name) && !drawn[resource]?.includes(name))).toEqual([])
})

test('every declared list can be exported', () => {
  const src = join(import.meta.dirname, '..')
  const declaring = globSync('features/**/*.ts', { cwd: src }).filter((path) =>
    /= defineList\(\{|^ {2}defineList\(\{/m.test(readFileSync(join(src, path), 'utf8')),
  )
  expect(declaring.toSorted()).toEqual(
    [
      'features/activities/overview/activity-list.ts',
      'features/applications/board/application-list.ts',
      'features/files/list/file-list.ts',
      'features/lists/list.test.ts',
      'features/news/staff-list/news-list.ts',
      'features/organizations/staff-list/organization-list.ts',
      'features/partners/partner-list.ts',
      'features/reply-templates/reply-list.ts',
      'features/social-map/staff-list/map-list.ts',
      'features/users/staff-list/user-list.ts',
      'features/vacancies/staff-list/vacancy-list.ts',
      // With a file of their own.
      'features/center-forms/answers/answer-list.ts',
      'features/center-forms/list/form-list.ts',
      'features/notification-templates/template-list.ts',
      'features/platform-centers/center-list.ts',
      // Printed at the desk of each workshop.
      'features/workshops/overview/workshop-list.ts',
      // Whom an organization asked is not taken along in a file (domain §3.12).
      'features/pool/invitations/sent-list.ts',
      // Seen by its own person alone, who takes it along with all their data.
      'features/expenses/expense-list.ts',
    ].toSorted(),
  )
})

test('what the form of a vacancy asks is in its file under the same words, without being named there', () => {
  const entries = { ...editorForm.entries, shade: { label: { nl: 'Tint', en: 'Shade' }, options: { groen: { nl: 'Groen', en: 'Green' } } } }
  const without = [...exportColumns.vacancies.columns.map(({ of }) => of), ...notExported.vacancies]
  const [shade, ...others] = askedColumns(grown, entries, { without })
  expect([shade?.of, shade?.label.nl, others]).toEqual(['shade', 'Tint', []])
  expect(shade?.cell({ attributes: { shade: 'groen' }, related: () => [] }, 'nl')).toBe('groen')
})

test('cells of such columns say codes and yes and no in words', () => {
  const [requirements, insured, days] = askedColumns(vacancy, editorForm.entries, {
    without: Object.keys(vacancy.attributes).filter((name) => !['requirements', 'insured', 'startDate'].includes(name)),
  }).toSorted((one, other) => ['requirements', 'insured', 'startDate'].indexOf(one.of) - ['requirements', 'insured', 'startDate'].indexOf(other.of))
  const thing = { attributes: { requirements: ['vog'], insured: true, startDate: '2026-12-01' }, related: () => [] }
  expect([requirements, insured, days].map((column) => column!.cell(thing, 'en'))).toEqual([expect.stringMatching(/[A-Z]/), 'yes', '2026-12-01'])
})

/** Asked for in another shape, or not part of writing a vacancy. */
const notAsked: Readonly<Record<string, string>> = {
  translations: 'english.title',
  slots: 'dates',
  questions: 'question1.text',
  allowanceCents: 'allowance',
  address: 'address.city',
  status: 'a verb of its own',
  reason: 'goes with deny',
  closedReason: 'goes with close',
  priorityUntil: 'of the center: put_first',
}

test('every attribute of a vacancy that can be changed is asked in a step of its editor', () => {
  expect(writable(vacancy).filter((name) => !(name in editorForm.entries) && !(name in notAsked))).toEqual([])
  for (const [name, elsewhere] of Object.entries(notAsked)) {
    expect([name, name in vacancy.attributes, name in editorForm.entries]).toEqual([name, true, false])
    expect([elsewhere, elsewhere in editorForm.entries || elsewhere.includes(' ')]).toEqual([elsewhere, true])
  }
  expect(Object.keys(askedIn).flatMap((step) => Object.keys(askedIn[step as keyof typeof askedIn]))).toEqual(Object.keys(editorForm.entries))
})

test.each(editorSteps.map(({ id, names }) => [id, names] as const))('step %s draws every field that it asks', (step, names) => {
  const html = renderToString(
    <LocaleProvider locale="nl">
      <FormContext value={{ form: editorForm, values: {}, faults: {} }}>
        <StepFields step={step} people={[]} image={null} filled={new Set()} />
      </FormContext>
    </LocaleProvider>,
  )
  expect(
    names.filter((name) => !html.includes(`name="${name}"`) && !html.includes(`id="${name}"`) && !(editorLinks as readonly string[]).includes(name)),
  ).toEqual([])
})

test('a version of a page keeps everything that its editors write', () => {
  const row = { title_nl: '', title_en: '', slug_nl: '', slug_en: '', layout: 'public' as const, blocks: [], seo: {} }
  expect(Object.keys(contentOf(row)).toSorted()).toEqual(writable(contentItem).toSorted())
})

/** Attributes of a profile that do not belong to the site's look: restoring a look leaves them as they are. */
const notOfLook = /^(gtagId|footer\w+|contact\w+)$/

test('a look that is kept holds every colour and corner of its profile', () => {
  const looks: readonly string[] = lookNames
  expect(writable(volunteerCenterProfile).filter((name) => !looks.includes(name) && !notOfLook.test(name))).toEqual([])
})
