import { listWords as fileWords } from '#features/files/list/list-messages.ts'
import type { FileUse, libraryFile } from '#features/files/model/file.ts'
import type { news } from '#features/news/model/news.ts'
import { statusWords as newsStatusWords } from '#features/news/model/status-words.ts'
import { staffWords as newsWords } from '#features/news/staff-list/staff-messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { contentItem } from '#features/pages/model/content-item.ts'
import { kindWords } from '#features/partners/messages.ts'
import type { partner } from '#features/partners/partner.ts'
import { staffWords as partnerWords } from '#features/partners/staff-messages.ts'
import { replyWords } from '#features/reply-templates/messages.ts'
import type { replyTemplate } from '#features/reply-templates/reply-template.ts'
import type { activity, ActivityPlace } from '#features/activities/model/activity.ts'
import {
  accessibilityWords,
  costWords,
  kindWords as activityKindWords,
  modeWords,
  statusWords as activityStatusWords,
} from '#features/activities/model/code-words.ts'
import { editorFieldWords as activityWords } from '#features/activities/editor/field-words.ts'
import { listWords as activityListWords } from '#features/activities/overview/list-words.ts'
import { type SaidSchedule, whenInWords } from '#features/activities/series/when-words.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { type Column, attribute, coded, codedList, day, dayAndTime, text, yesOrNo } from './column.ts'
import type { MapLocation, MapPhone, MapService, mapEntry } from '#features/social-map/model/entry.ts'
import { holidayRuleWords } from '#features/social-map/model/choice-words.ts'
import { lawNames } from '#features/social-map/presentation/code-words.ts'
import { lineOfPhone } from '#features/social-map/model/phone-lines.ts'
import { entryWords } from '#features/social-map/editor/entry-words.ts'
import { statusWords as entryStatusWords } from '#features/social-map/model/status-words.ts'
import { listWords as entryListWords } from '#features/social-map/staff-list/list-words.ts'
import { languageNames } from '#kernel/i18n/spoken-languages.ts'
import type { contentResources } from './export.ts'
import { messages } from './messages.ts'

type ContentResource = (typeof contentResources)[number]
type Names<R extends { attributes: object }> = readonly (keyof R['attributes'])[]

/** Attributes that no export of what a site says holds: texts and structures that do not fit in a cell, and how they are drawn. */
export const contentNotExported = {
  news: ['intro', 'body', 'introEn', 'bodyEn', 'relatedVacancies', 'canonicalUrl', 'createdAt'] satisfies Names<typeof news>,
  partners: ['createdAt'] satisfies Names<typeof partner>,
  files: ['status', 'pictures', 'focusX', 'focusY', 'address'] satisfies Names<typeof libraryFile>,
  content_items: ['layout', 'blocks', 'seo', 'isHome', 'lastVersion', 'isPlannedOlder'] satisfies Names<typeof contentItem>,
  // When it is stands in words in one column.
  activities: [
    'description',
    'timezone',
    'exdates',
    'onlineShown',
    'translations',
    'seriesId',
    'uid',
    'sequence',
    'stage',
    'proposed',
    'isFollowed',
  ] satisfies Names<typeof activity>,
  reply_templates: ['createdAt'] satisfies Names<typeof replyTemplate>,
  social_map_entries: ['description', 'confirmation', 'deniedReason', 'isClaimedByMine'] satisfies Names<typeof mapEntry>,
} satisfies Record<ContentResource, readonly string[]>

/** Each part of an entry in a few words. */
const listed = <One>(value: unknown, inWords: (one: One) => string) => (Array.isArray(value) ? (value as One[]).map(inWords).join('; ') : '')
const fileKinds = { picture: fileWords.pictures, document: fileWords.documents }
const placeInWords = (place: ActivityPlace | null | undefined) =>
  place ? [place.name, `${place.street} ${place.houseNumber}`.trim(), `${place.postcode} ${place.city}`.trim()].filter(Boolean).join(', ') : ''
const shelves = { pictures: fileWords.pictures, documents: fileWords.documents, removed: fileWords.removed }

/** The columns of the lists of what a site says. */
export const contentColumns: Record<ContentResource, { include: readonly string[]; columns: readonly Column[] }> = {
  news: {
    include: [],
    columns: [
      attribute(newsWords.name, 'title'),
      attribute(messages.titleEn, 'titleEn'),
      coded(messages.status, 'status', newsStatusWords),
      coded(newsWords.theme, 'theme', themeWords),
      dayAndTime(newsWords.day, 'publishedAt'),
      yesOrNo(newsWords.pinned, 'pinned'),
      attribute(newsWords.fieldByline, 'byline'),
      attribute(messages.address, 'slug'),
      attribute(messages.addressEn, 'slugEn'),
      day(messages.until, 'unpublishAt'),
      day(messages.changed, 'changedAt'),
    ],
  },
  partners: {
    include: [],
    columns: [
      attribute(partnerWords.name, 'name'),
      coded(partnerWords.kind, 'kind', kindWords),
      attribute(partnerWords.url, 'url'),
      attribute(partnerWords.place, 'position'),
      attribute(partnerWords.text, 'text'),
      attribute(partnerWords.textEn, 'textEn'),
    ],
  },
  files: {
    include: [],
    columns: [
      attribute(fileWords.file, 'name'),
      coded(fileWords.kinds, 'kind', fileKinds),
      coded(messages.status, 'shelf', shelves),
      attribute(fileWords.words, 'altNl'),
      attribute(messages.altEn, 'altEn'),
      yesOrNo(messages.decorative, 'decorative'),
      {
        of: 'usedIn',
        label: fileWords.usedOn,
        cell: ({ attributes }) => [...new Set(((attributes['usedIn'] ?? []) as FileUse[]).map(({ title, path }) => title || path))].join(', '),
      },
      attribute(messages.width, 'width'),
      attribute(messages.height, 'height'),
      attribute(messages.size, 'bytes'),
      attribute(messages.credit, 'credit'),
      attribute(messages.license, 'license'),
      attribute(messages.addedBy, 'addedBy'),
      day(fileWords.date, 'createdAt'),
    ],
  },
  content_items: {
    include: [],
    columns: [
      attribute(messages.page, 'titleNl'),
      attribute(messages.titleEn, 'titleEn'),
      attribute(messages.address, 'slugNl'),
      attribute(messages.addressEn, 'slugEn'),
      coded(messages.status, 'status', newsStatusWords),
      yesOrNo(messages.hasChanges, 'hasChanges'),
      dayAndTime(newsStatusWords.scheduled, 'publishAt'),
      day(messages.published, 'publishedAt'),
      attribute(messages.deadLinks, 'deadLinks'),
      attribute(messages.silentPictures, 'silentPictures'),
      day(messages.changed, 'updatedAt'),
      attribute(messages.changedBy, 'changedByName'),
    ],
  },
  activities: {
    include: ['organization', 'image', 'vacancy'],
    columns: [
      attribute(activityWords.title, 'title'),
      coded(messages.status, 'status', activityStatusWords),
      { of: 'organization', label: activityListWords.organization, cell: ({ related }) => text(related('organization')[0]?.attributes?.['name']) },
      { of: 'rule', label: activityListWords.when, cell: ({ attributes }, locale) => whenInWords(attributes as SaidSchedule, locale) ?? '' },
      day(activityWords.firstDay, 'firstDay'),
      day(activityWords.lastDay, 'lastDay'),
      yesOrNo(activityWords.isAllDay, 'isAllDay'),
      attribute(activityWords.startTime, 'startTime'),
      attribute(activityWords.endTime, 'endTime'),
      dayAndTime(activityWords.firstStarts, 'firstStartsAt'),
      dayAndTime(activityWords.nextStarts, 'nextStartsAt'),
      dayAndTime(activityWords.nextOff, 'nextOff'),
      dayAndTime(activityWords.lastEnds, 'lastEndsAt'),
      coded(activityWords.attendanceMode, 'attendanceMode', modeWords),
      { of: 'location', label: activityListWords.place, cell: ({ attributes }) => placeInWords(attributes['location'] as ActivityPlace | null | undefined) },
      attribute(activityWords.onlineUrl, 'onlineUrl'),
      coded(activityWords.kind, 'kind', activityKindWords),
      codedList(activityWords.categories, 'categories', themeWords),
      codedList(activityWords.targetGroups, 'targetGroups', targetGroupNames),
      codedList(activityWords.languages, 'languages', languageNames),
      codedList(activityWords.accessibility, 'accessibility', accessibilityWords),
      attribute(activityWords.minAge, 'minAge'),
      attribute(activityWords.maxAge, 'maxAge'),
      attribute(activityWords.capacityWords, 'capacityWords'),
      coded(activityWords.costKind, 'costKind', costWords),
      attribute(activityWords.costText, 'costText'),
      yesOrNo(activityWords.registrationNeeded, 'registrationNeeded'),
      attribute(activityWords.registrationUrl, 'registrationUrl'),
      attribute(activityWords.registrationWords, 'registrationWords'),
      { of: 'vacancy', label: activityWords.vacancy, cell: ({ related }) => text(related('vacancy')[0]?.attributes?.['title']) },
      { of: 'image', label: activityWords.imageAlt, cell: ({ related }) => text(related('image')[0]?.attributes?.['alt']) },
      { of: 'clash', label: activityListWords.clashes, cell: ({ attributes }) => text((attributes['clash'] as { title?: string } | null)?.title) },
      attribute(activityListWords.followers, 'followers'),
      attribute(activityWords.deniedReason, 'deniedReason'),
      attribute(activityWords.cancelledReason, 'cancelledReason'),
      day(activityWords.proposedSince, 'proposedSince'),
      attribute(messages.address, 'slug'),
      day(activityWords.publishedAt, 'publishedAt'),
      day(activityWords.statusSince, 'statusSince'),
      day(activityWords.createdAt, 'createdAt'),
      day(messages.changed, 'updatedAt'),
    ],
  },
  social_map_entries: {
    include: ['organization'],
    columns: [
      attribute(entryListWords.name, 'name'),
      coded(messages.status, 'status', entryStatusWords),
      { of: 'organization', label: entryListWords.organization, cell: ({ related }) => text(related('organization')[0]?.attributes?.['name']) },
      attribute(entryWords.shortDescription, 'shortDescription'),
      codedList(entryListWords.theme, 'themes', themeWords),
      codedList(entryWords.targetGroups, 'targetGroups', targetGroupNames),
      { of: 'services', label: entryListWords.services, cell: ({ attributes }) => listed<MapService>(attributes['services'], ({ name }) => name) },
      {
        of: 'locations',
        label: entryListWords.places,
        cell: ({ attributes }) =>
          listed<MapLocation>(attributes['locations'], ({ name, street, houseNumber, postcode, city }) =>
            [name, `${street} ${houseNumber}`.trim(), `${postcode} ${city}`.trim()].filter(Boolean).join(', '),
          ),
      },
      { of: 'phones', label: entryListWords.phones, cell: ({ attributes }) => listed<MapPhone>(attributes['phones'], lineOfPhone) },
      attribute(entryListWords.website, 'website'),
      attribute(entryListWords.questions, 'contactEmail'),
      attribute(entryWords.minAge, 'minAge'),
      attribute(entryWords.maxAge, 'maxAge'),
      coded(entryWords.law, 'law', lawNames),
      codedList(entryWords.languages, 'languages', languageNames),
      coded(entryWords.holidayRule, 'holidayRule', holidayRuleWords),
      attribute(entryWords.alert, 'alert'),
      day(entryWords.alertUntil, 'alertUntil'),
      attribute(entryListWords.kvk, 'kvkNumber'),
      attribute(entryWords.rsin, 'rsin'),
      yesOrNo(entryWords.isAnbi, 'isAnbi'),
      day(entryWords.closedFrom, 'closedFrom'),
      day(entryWords.closedUntil, 'closedUntil'),
      attribute(entryWords.closedReason, 'closedReason'),
      day(entryListWords.checked, 'assuredAt'),
      coded(entryWords.checkedBy, 'assuredHow', {
        owner: entryListWords.how_owner,
        center_phone: entryListWords.how_center_phone,
        center_visit: entryListWords.how_center_visit,
      }),
      attribute(entryListWords.told, 'openSuggestions'),
      day(entryWords.claimedAt, 'claimedAt'),
      attribute(messages.address, 'slug'),
      day(entryWords.statusSince, 'statusSince'),
      day(entryWords.since, 'createdAt'),
      day(messages.changed, 'updatedAt'),
    ],
  },
  reply_templates: {
    include: [],
    columns: [attribute(replyWords.name, 'title'), attribute(replyWords.body, 'body'), day(messages.changed, 'updatedAt')],
  },
}
