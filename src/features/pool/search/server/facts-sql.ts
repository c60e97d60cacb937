import { showsVogSql, vogSeenSql } from '#features/pool/model/status.ts'

/** SQL: one JSON object of what is compared of the card `row` (`CardFacts`); what its owner does not show is null. */
export const cardFactsSql = (row: string): string => `json_build_object('themes', ${row}.themes, 'skills', ${row}.skills, 'targetGroups', ${row}.target_groups,
  'languages', ${row}.languages, 'dutchLevel', ${row}.dutch_level, 'dayparts', ${row}.dayparts, 'commitment', ${row}.commitment,
  'hoursPerWeek', ${row}.hours_per_week, 'maxDistanceKm', ${row}.max_distance_km, 'transport', ${row}.transport,
  'vogSeenOn', case when ${showsVogSql(row)} then ${vogSeenSql(row)} end,
  'goal', case when ${row}.goal_shown then ${row}.goal end, 'town', ${row}.town,
  'at', case when ${row}.town_latitude is not null then json_build_object('lat', ${row}.town_latitude, 'lng', ${row}.town_longitude) end)`

/** SQL: one JSON object of what is compared of the vacancy `row` (`WishedVacancy`). */
export const vacancyFactsSql = (
  row: string,
): string => `json_build_object('themes', ${row}.themes, 'skills', ${row}.skills, 'targetGroups', ${row}.target_groups,
  'languageLevel', ${row}.language_level, 'dayparts', ${row}.dayparts, 'commitment', ${row}.commitment, 'hoursPerWeekMin', ${row}.hours_per_week_min,
  'requirements', ${row}.requirements, 'suitableFor', ${row}.suitable_for, 'locationMode', ${row}.location_mode, 'city', ${row}.city,
  'latitude', ${row}.latitude, 'longitude', ${row}.longitude)`
